// Filters, keyboard and the dialog. Everything that this shows stands in the page without it.
(() => {
  "use strict";

  /** @typedef {{ readonly agent: string[], readonly tool: string[], readonly mark: string }} Wanted */
  /** @typedef {{ rows: number, columns: number, allRows: number, allColumns: number }} Shown */

  /**
   * What the selector finds below a node; the page has it, or there is a mistake in its template.
   * @template {Element} T
   * @param {ParentNode} root
   * @param {string} selector
   * @param {new () => T} type
   * @returns {T[]}
   */
  const all = (root, selector, type) =>
    [...root.querySelectorAll(selector)].flatMap((found) => (found instanceof type ? [found] : []));

  /**
   * @template {Element} T
   * @param {ParentNode} root
   * @param {string} selector
   * @param {new () => T} type
   * @returns {T}
   */
  const first = (root, selector, type) => {
    const [found] = all(root, selector, type);
    if (found === undefined) throw new Error(`the page has no ${selector}`);
    return found;
  };

  const agent = first(document, "#f-agent", HTMLInputElement);
  const tool = first(document, "#f-tool", HTMLInputElement);
  const mark = first(document, "#f-mark", HTMLSelectElement);
  const packaging = first(document, "#f-packaging", HTMLSelectElement);
  const status = first(document, "#f-status", HTMLElement);
  const dialog = first(document, "#dialog", HTMLDialogElement);
  const form = first(document, ".filters", HTMLFormElement);
  const sections = all(document, ".packaging", HTMLElement);
  const tables = sections.map((section) => first(section, "table", HTMLTableElement));

  /** @param {ParentNode} root */
  const linksIn = (root) => all(root, "td a", HTMLAnchorElement);
  /** @param {HTMLTableElement} table */
  const rowsOf = (table) => all(table, "tbody tr", HTMLTableRowElement);
  /** @param {HTMLTableElement} table */
  const headsOf = (table) => all(table, "thead th[data-names]", HTMLTableCellElement);
  /** @param {HTMLElement} link */
  const markOf = (link) => link.classList.item(1) ?? "";

  /**
   * The link of the cell in which something happened.
   * @param {Event} event
   */
  const linkOf = (event) => {
    const found = event.target instanceof Element ? event.target.closest("td a") : null;
    return found instanceof HTMLAnchorElement ? found : undefined;
  };

  /**
   * The cell around a link.
   * @param {HTMLAnchorElement} link
   */
  const cellOf = (link) => {
    const cell = link.parentElement;
    if (!(cell instanceof HTMLTableCellElement)) throw new Error("a verdict outside a cell");
    return cell;
  };

  /**
   * The words of a filter, all of which a name must hold.
   * @param {HTMLInputElement} input
   */
  const wordsOf = (input) => input.value.toLowerCase().split(/\s+/u).filter(Boolean);

  /**
   * Whether one name of a head's class holds every word.
   * @param {HTMLElement} head
   * @param {string[]} words
   */
  const fits = (head, words) =>
    (head.dataset["names"] ?? "")
      .toLowerCase()
      .split("\n")
      .some((name) => words.every((word) => name.includes(word)));

  /**
   * @param {HTMLTableElement} table
   * @param {Wanted} wanted
   * @returns {Shown}
   */
  function filterTable(table, wanted) {
    const heads = headsOf(table);
    for (const head of heads) head.hidden = !fits(head, wanted.agent);
    const rows = rowsOf(table);
    for (const row of rows) {
      let found = false;
      for (const [at, link] of linksIn(row).entries()) {
        const cell = cellOf(link);
        const asked = wanted.mark === "" || markOf(link) === wanted.mark;
        cell.hidden = heads[at]?.hidden ?? true;
        cell.classList.toggle("dim", !asked);
        found ||= asked && !cell.hidden;
      }
      row.hidden = !found || !fits(first(row, "th", HTMLElement), wanted.tool);
    }
    const seen = (/** @type {HTMLElement[]} */ parts) =>
      parts.filter(({ hidden }) => !hidden).length;
    return {
      rows: seen(rows),
      columns: seen(heads),
      allRows: rows.length,
      allColumns: heads.length,
    };
  }

  function filter() {
    const wanted = { agent: wordsOf(agent), tool: wordsOf(tool), mark: mark.value };
    for (const section of sections) section.hidden = section.id !== packaging.value;
    const counts = tables.map((table) => filterTable(table, wanted));
    const shown = counts[sections.findIndex(({ hidden }) => !hidden)];
    if (shown === undefined) return;
    status.textContent = `${shown.rows} of ${shown.allRows} tool rows, ${shown.columns} of ${shown.allColumns} agent columns`;
    for (const table of tables) keepOneStop(table);
  }

  /**
   * One tab stop per table, on a cell that can be seen.
   * @param {HTMLTableElement} table
   * @param {HTMLAnchorElement} [wanted]
   */
  function keepOneStop(table, wanted) {
    const links = linksIn(table);
    const seen = links.filter((link) => link.closest("[hidden]") === null);
    const last = seen.find((link) => link.dataset["stop"] === "yes");
    const stop = wanted ?? last ?? seen[0];
    for (const link of links) {
      link.tabIndex = link === stop ? 0 : -1;
      link.dataset["stop"] = link === stop ? "yes" : "no";
    }
  }

  /**
   * Where a key leads among so many rows and columns; `undefined` = it is no key of the grid.
   * @param {KeyboardEvent} event
   * @param {number} row
   * @param {number} column
   * @param {{ readonly rows: number, readonly columns: number }} size
   * @returns {readonly [row: number, column: number] | undefined}
   */
  function target(event, row, column, { rows, columns }) {
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
        return [event.ctrlKey ? rows - 1 : row, columns - 1];
      case "PageDown":
        return [Math.min(rows - 1, row + 10), column];
      case "PageUp":
        return [Math.max(0, row - 10), column];
      default:
        return undefined;
    }
  }

  /**
   * @param {HTMLTableElement} table
   * @param {KeyboardEvent} event
   */
  function move(table, event) {
    const from = linkOf(event);
    if (from === undefined || event.altKey || event.metaKey) return;
    if (event.key === " ") {
      event.preventDefault();
      open(table, from);
      return;
    }
    const grid = rowsOf(table)
      .filter(({ hidden }) => !hidden)
      .map((row) => linksIn(row).filter((link) => !cellOf(link).hidden));
    const row = grid.findIndex((links) => links.includes(from));
    const own = grid[row] ?? [];
    const size = { rows: grid.length, columns: own.length };
    const to = target(event, row, own.indexOf(from), size);
    if (to === undefined) return;
    event.preventDefault();
    const next = grid[to[0]]?.[to[1]];
    if (next === undefined) return;
    keepOneStop(table, next);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {ParentNode} head */
  const namesIn = (head) =>
    all(head, ".name, .more", HTMLElement)
      .map(({ textContent }) => textContent)
      .join(", ");

  /**
   * Shows the chain of a cell, with the agents and tools that it is about as its heading.
   * @param {HTMLTableElement} table
   * @param {HTMLAnchorElement} link
   */
  function open(table, link) {
    const row = rowsOf(table).find((each) => each.contains(link));
    const head = row && headsOf(table)[linksIn(row).indexOf(link)];
    const chain = document.getElementById(link.hash.slice(1));
    if (row === undefined || head === undefined || chain === null) return;
    show(chain, `${namesIn(head)}: ${namesIn(first(row, "th", HTMLElement))}`);
  }

  /**
   * @param {HTMLElement} chain
   * @param {string} title
   */
  function show(chain, title) {
    const copy = document.createElement("article");
    copy.className = chain.className;
    copy.append(...[...chain.childNodes].map((part) => part.cloneNode(true)));
    first(dialog, "#dialog-title", HTMLElement).textContent = title;
    first(dialog, "#dialog-body", HTMLElement).replaceChildren(copy);
    dialog.showModal();
  }

  /** What an address points to is opened before it is shown. */
  function reveal() {
    const entry = document.getElementById(location.hash.slice(1));
    if (entry instanceof HTMLDetailsElement) {
      entry.open = true;
      first(entry, "summary", HTMLElement).focus();
    } else if (entry?.matches("article.chain")) {
      show(entry, entry.querySelector(".pair")?.textContent ?? "");
    }
  }

  document.documentElement.classList.add("script");
  for (const table of tables) {
    table.setAttribute("role", "grid");
    table.addEventListener("keydown", (event) => move(table, event));
    table.addEventListener("click", (event) => {
      const link = linkOf(event);
      if (link === undefined) return;
      event.preventDefault();
      keepOneStop(table, link);
      open(table, link);
    });
  }
  for (const section of sections) {
    packaging.add(new Option(section.dataset["packaging"], section.id));
  }
  for (const term of all(document, ".legend dt", HTMLElement)) {
    mark.add(new Option(term.textContent.trim(), markOf(term)));
  }
  form.hidden = false;
  first(document, ".keys", HTMLElement).hidden = false;
  form.addEventListener("input", filter);
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("reset", (event) => {
    // The packaging stays, and the table follows at once.
    event.preventDefault();
    for (const field of [agent, tool, mark]) field.value = "";
    filter();
  });
  first(dialog, "#dialog-close", HTMLElement).addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog || (target instanceof Element && target.closest("a"))) dialog.close();
  });
  // On paper every entry stands open.
  addEventListener("beforeprint", () => {
    for (const entry of all(document, "details", HTMLDetailsElement)) entry.open = true;
  });
  addEventListener("hashchange", reveal);
  filter();
  reveal();
})();
