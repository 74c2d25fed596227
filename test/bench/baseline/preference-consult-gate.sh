#!/usr/bin/env bash
# The preference gate as its design document describes it: a shell script around python3. A baseline
# for speed only; nothing uses it.
[ -t 0 ] && exit 0
command -v python3 >/dev/null 2>&1 || exit 0
envelope="$(cat)"
[ -z "$envelope" ] && exit 0
ENVELOPE="$envelope" python3 - <<'PY'
import json, os, sys

PDF = "mcp__plugin_browser_browser__browser-pdf-save"
MAIL = ("email-send", "email-reply", "email-draft-send",
        "outlook-mail-send", "outlook-mail-reply", "outlook-draft-send")
DOCUMENTS = (".pdf", ".html", ".docx")

def customer(path):
    parts = os.path.normpath(path).split(os.sep)
    return any(parts[i:i + 2] == ["memory", "users"] and "documents" in parts[i + 3:i + 4]
               for i in range(len(parts)))

def deliverable(tool, given):
    if tool == PDF:
        return customer(str(given.get("path", "")))
    if tool == "SendUserFile":
        files = [str(f) for f in given.get("files", [])]
        return any(customer(f) or f.lower().endswith(DOCUMENTS) for f in files)
    return tool.endswith(MAIL) and bool(given.get("attachments"))

def consulted(path):
    seen = False
    with open(path, encoding="utf-8", errors="replace") as lines:
        for line in lines:
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            message = entry.get("message") or {}
            content = message.get("content")
            if entry.get("type") == "user" and isinstance(content, str):
                seen = False
            if isinstance(content, list):
                for block in content:
                    if block.get("type") == "tool_use" and str(block.get("name", "")).endswith("profile-read"):
                        seen = True
    return seen

try:
    call = json.loads(os.environ["ENVELOPE"])
    tool, given = call.get("tool_name", ""), call.get("tool_input") or {}
    if not deliverable(tool, given):
        sys.exit(0)
    ok = consulted(call["transcript_path"])
except Exception:
    sys.exit(0)
if ok:
    print(f"[preference-gate] op=allow tool={tool} consulted=true", file=sys.stderr)
    sys.exit(0)
print("The account's saved preferences were not checked in this turn. Run profile-read, then retry.", file=sys.stderr)
print(f"[preference-gate] op=bypass tool={tool} detail=no profile-read this turn", file=sys.stderr)
sys.exit(2)
PY
