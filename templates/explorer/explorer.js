// Filters, keyboard and the dialog. Everything that this shows stands in the page without it.
(() => {
  "use strict";
  document.documentElement.classList.add("script");

  /** @param {string} id */
  const byId = (id) => document.getElementById(id);
  const agent = byId("f-agent");
  const tool = byId("f-tool");
  const mark = byId("f-mark");
  const packaging = byId("f-packaging");
  const status = byId("f-status");
  const dialog = byId("dialog");
  const form = document.querySelector(".filters");
  const sections = [...document.querySelectorAll(".packaging")];
  const tables = sections.map((section) => section.querySelector("table"));

  /** @param {Element} row @returns {HTMLAnchorElement[]} */
  const linksOf = (row) => [...row.querySelectorAll("td a")];
  /** @param {Element} table */
  const rowsOf = (table) => [...table.querySelectorAll("tbody tr")];
  /** @param {Element} link */
  const markOf = (link) => link.classList[1];

  /** The words that a filter asks for, all of which must be there. */
  const words = (input) => input.value.toLowerCase().split(/\s+/u).filter(Boolean);
  const holds = (names, wanted) => wanted.every((word) => names.toLowerCase().includes(word));

  function filterTable(table, wanted) {
    const heads = [...table.querySelectorAll("thead th[data-names]")];
    const columns = heads.map((head) => holds(head.dataset.names, wanted.agent));
    heads.forEach((head, at) => (head.hidden = !columns[at]));
    let rows = 0;
    for (const row of rowsOf(table)) {
      const links = linksOf(row);
      const fits = links.map(
        (link, at) => columns[at] && (wanted.mark === "" || markOf(link) === wanted.mark),
      );
      links.forEach((link, at) => {
        const cell = link.closest("td");
        cell.hidden = !columns[at];
        cell.classList.toggle("dim", !fits[at]);
      });
      const names = row.querySelector("th").dataset.names;
      row.hidden = !(holds(names, wanted.tool) && fits.includes(true));
      rows += row.hidden ? 0 : 1;
    }
    return {
      rows,
      columns: columns.filter(Boolean).length,
      allRows: rowsOf(table).length,
      allColumns: heads.length,
    };
  }

  function filter() {
    const wanted = { agent: words(agent), tool: words(tool), mark: mark.value };
    sections.forEach((section) => (section.hidden = section.id !== packaging.value));
    const counts = tables.map((table) => filterTable(table, wanted));
    const shown = counts[sections.findIndex((section) => !section.hidden)];
    if (shown === undefined) return;
    status.textContent = `${shown.rows} of ${shown.allRows} tool rows, ${shown.columns} of ${shown.allColumns} agent columns`;
    tables.forEach(keepOneStop);
  }

  /** One tab stop per table, on a cell that can be seen. */
  function keepOneStop(table) {
    const links = linksOf(table);
    const seen = links.filter((link) => !link.closest("[hidden]"));
    const stop = seen.find((link) => link.tabIndex === 0 && link.dataset.stop === "1") ?? seen[0];
    links.forEach((link) => setStop(link, link === stop));
  }

  function setStop(link, on) {
    link.tabIndex = on ? 0 : -1;
    link.dataset.stop = on ? "1" : "";
  }

  /** Where an arrow or another key leads, in the rows and columns that can be seen. */
  function target(event, grid, row, column) {
    const last = grid[row].length - 1;
    switch (event.key) {
      case "ArrowRight":
        return [row, column + 1];
      case "ArrowLeft":
        return [row, column - 1];
      case "ArrowDown":
        return [row + 1, column];
      case "ArrowUp":
        return [row - 1, column];
      case "Home":
        return [event.ctrlKey ? 0 : row, 0];
      case "End":
        return [event.ctrlKey ? grid.length - 1 : row, last];
      case "PageDown":
        return [Math.min(grid.length - 1, row + 10), column];
      case "PageUp":
        return [Math.max(0, row - 10), column];
      default:
        return undefined;
    }
  }

  function move(event) {
    const from = event.target.closest("td a");
    if (from === null || event.altKey || event.metaKey) return;
    if (event.key === " ") {
      event.preventDefault();
      open(from);
      return;
    }
    const grid = rowsOf(event.currentTarget)
      .filter((row) => !row.hidden)
      .map((row) => linksOf(row).filter((link) => !link.closest("td").hidden));
    const row = grid.findIndex((links) => links.includes(from));
    const to = target(event, grid, row, grid[row].indexOf(from));
    if (to === undefined) return;
    event.preventDefault();
    const next = grid[to[0]]?.[to[1]];
    if (next === undefined) return;
    setStop(from, false);
    setStop(next, true);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  function names(head) {
    return [...head.querySelectorAll(".name, .more")].map((part) => part.textContent).join(", ");
  }

  /** The chain of a cell, with the agents and tools that it is about as its heading. */
  function open(link) {
    const cell = link.closest("td");
    const table = link.closest("table");
    const column = [...cell.parentElement.querySelectorAll("td")].indexOf(cell);
    const heads = table.querySelectorAll("thead th[data-names]");
    const title = `${names(heads[column])}: ${names(cell.parentElement.querySelector("th"))}`;
    show(byId(link.hash.slice(1)), title);
  }

  function show(article, title) {
    if (article === null) return;
    const copy = article.cloneNode(true);
    copy.removeAttribute("id");
    copy.removeAttribute("tabindex");
    byId("dialog-title").textContent = title;
    byId("dialog-body").replaceChildren(copy);
    dialog.showModal();
  }

  /** An entry that a link points to is opened before it is shown. */
  function reveal() {
    const entry = byId(location.hash.slice(1));
    if (entry?.matches("details.hook")) {
      entry.open = true;
      entry.querySelector("summary").focus();
    } else if (entry?.matches("article.chain")) {
      show(entry, entry.querySelector(".pair").textContent);
    }
  }

  for (const table of tables) {
    table.setAttribute("role", "grid");
    table.addEventListener("keydown", move);
    table.addEventListener("click", (event) => {
      const link = event.target.closest("td a");
      if (link === null) return;
      event.preventDefault();
      for (const other of linksOf(table)) setStop(other, other === link);
      open(link);
    });
  }
  for (const section of sections) packaging.add(new Option(section.dataset.packaging, section.id));
  for (const term of document.querySelectorAll(".legend dt")) {
    mark.add(new Option(term.textContent.trim(), markOf(term)));
  }
  form.hidden = false;
  document.querySelector(".keys").hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    // The packaging stays, and the table follows at once.
    event.preventDefault();
    for (const field of [agent, tool, mark]) field.value = "";
    filter();
  });
  byId("dialog-close").addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog || event.target.closest("a")) dialog.close();
  });
  // On paper every entry stands open.
  addEventListener("beforeprint", () => {
    for (const entry of document.querySelectorAll("details")) entry.open = true;
  });
  addEventListener("hashchange", reveal);
  filter();
  reveal();
})();
