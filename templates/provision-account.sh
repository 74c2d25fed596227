#!/usr/bin/env bash
#
# Brings a built bundle into an account without `gen`: copies its files and registers its hooks.
# An example for setup scripts of your own; spec/manifest.schema.json documents what it relies on.
#
#   provision-account.sh OUT DIR
#
# OUT is the bundle (the folder with manifest.json), DIR the account (the folder that holds .claude).
# Needs bash, jq 1.6 or newer, and sha256sum or shasum.
#
# It does less than `gen provision`: settings are printed anew by jq (two spaces, same values and
# order), blocks for documents are only named, nothing is written down for a removal, and a value of
# the account's own that differs from the bundle's ends the run. Exit 0 done, 1 a person has to
# decide, 2 wrong input. Nothing is changed unless everything is ready.

set -euo pipefail

stop() { printf 'provision-account: %s\n' "$2" >&2; exit "$1"; }

[ $# -eq 2 ] || stop 2 'usage: provision-account.sh OUT DIR'
out=$1 dir=$2 manifest=$1/manifest.json

command -v jq >/dev/null || stop 2 'jq is not installed'
if command -v sha256sum >/dev/null; then hash_of() { sha256sum | cut -d' ' -f1; }
elif command -v shasum >/dev/null; then hash_of() { shasum -a 256 | cut -d' ' -f1; }
else stop 2 'neither sha256sum nor shasum is installed'; fi

[ -f "$manifest" ] || stop 2 "there is no $manifest: run gen build first"
[ -d "$dir" ] || stop 2 "$dir is not a folder"
jq -e '.manifest == 1' "$manifest" >/dev/null 2>&1 || stop 2 "$manifest is not a manifest of version 1"

# The files of the project packaging, one line each: path, place, mode, kind, hash.
files=$(jq -r '.files[] | select(.packaging == "project") | [.path, .place, .mode, .kind, .sha256] | @tsv' "$manifest")
settings=$dir/.claude/settings.json
servers=$dir/.mcp.json

# No link is followed, so that nothing outside the account is written.
for place in .claude .claude/settings.json .mcp.json $(cut -f2 <<<"$files"); do
  while [ "$place" != . ]; do
    [ ! -L "$dir/$place" ] || stop 2 "$dir/$place is a symbolic link"
    place=$(dirname "$place")
  done
done

new=$(mktemp -d "$dir/.provision.XXXXXX")
trap 'rm -rf "$new"' EXIT

# 1. The files, checked against the manifest; the hash is that of LF line ends.
while IFS=$'\t' read -r path place mode kind hash; do
  [ -f "$out/$path" ] || stop 2 "$out/$path is missing"
  [ "$(tr -d '\r' <"$out/$path" | hash_of)" = "$hash" ] || stop 2 "$out/$path is not what the last build wrote"
  case $kind in settings | mcp) continue ;; esac
  mkdir -p "$new/$(dirname "$place")"
  tr -d '\r' <"$out/$path" >"$new/$place"
  chmod "$mode" "$new/$place"
  # Hooks are known by their names; a file of another kind that is there already may be the user's.
  if [ "$kind" != hook ] && [ -e "$dir/$place" ] && ! cmp -s "$dir/$place" "$new/$place" && [ "${FORCE:-}" != 1 ]; then
    stop 1 "$dir/$place is there and differs: move it away, or run with FORCE=1"
  fi
done <<<"$files"

# 2. Settings: our handlers leave, wherever an earlier version put them, and come back last.
merge_settings='
  def path_of($word): $word | gsub("\\\\"; "/") | gsub("[\"\u0027]"; "");
  def is_ours($word): path_of($word) as $path | any($scripts[]; . as $name | "/" + $path | endswith("/.claude/hooks/" + $name));
  def words: if (.args | type) == "array" then [.command] + .args else (.command | split(" ")) end;
  def interpreter: path_of(.) | test("(^|/)(node|nodejs|env|bash|sh)(\\.exe)?$");
  def ours: type == "object" and (.command | type) == "string" and (words as $words
    | is_ours($words[0]) or (($words | length) == 2 and ($words[0] | interpreter) and is_ours($words[1])));
  def without_ours: map(if (.hooks | type) == "array" and any(.hooks[]; ours)
    then .hooks |= map(select(ours | not)) | select(.hooks != []) else . end);
  # Adds what is not there; a value that is there and differs is for a person.
  def add($from; $at): reduce ($from | keys_unsorted[]) as $key (.;
    if has($key) | not then .[$key] = $from[$key]
    elif ([.[$key], $from[$key]] | map(type)) == ["object", "object"] then .[$key] |= add($from[$key]; $at + $key + ".")
    elif ([.[$key], $from[$key]] | map(type)) == ["array", "array"] then .[$key] += ($from[$key] - .[$key])
    elif .[$key] == $from[$key] then .
    else error("\($at)\($key) has another value in the account") end);
  . as $old
  | (.hooks // {}) as $hooks
  | if ($hooks | type) != "object" or any($hooks[]; type != "array") then error("hooks is not an object of lists") else . end
  | ($hooks | map_values(without_ours)) as $left
  | ($bundle.hooks // {}) as $wanted
  | (reduce ($wanted | keys_unsorted[]) as $event ($left; .[$event] = ((.[$event] // []) + $wanted[$event]))
     | with_entries(select(.value != [] or $hooks[.key] == []))) as $merged
  | add($bundle | del(.hooks); "")
  | if $merged == {} and ($old | has("hooks") | not) then . else .hooks = $merged end
'
# Servers: an entry is one value.
merge_servers='
  reduce ($bundle.mcpServers | to_entries[]) as $server (.;
    if (.mcpServers // {})[$server.key] == null then .mcpServers[$server.key] = $server.value
    elif .mcpServers[$server.key] == $server.value then .
    else error("the server \($server.key) has another entry in the account") end)
'

# merge KIND TARGET NAME PROGRAM
merge() {
  local path text
  path=$(jq -r --arg kind "$1" 'first(.files[] | select(.packaging == "project" and .kind == $kind) | .path) // ""' "$manifest")
  [ -n "$path" ] || return 0
  text='{}'
  if [ -e "$2" ]; then
    jq -es 'length == 1 and (.[0] | type) == "object"' "$2" >/dev/null 2>&1 ||
      stop 2 "$2 is not a JSON object; the client ignores a file with comments or trailing commas"
    text=$(jq . "$2")
  fi
  jq --argjson scripts "$(jq .scripts "$manifest")" --slurpfile from "$out/$path" \
    '$from[0] as $bundle | '"$4" <<<"$text" >"$new/$3" 2>"$new/trouble" ||
    stop 1 "$2: $(sed 's/^jq: error[^:]*: //' "$new/trouble")"
  if [ -e "$2" ] && [ "$(jq . "$new/$3")" = "$text" ]; then rm "$new/$3"; fi
}

merge settings "$settings" settings.json "$merge_settings"
merge mcp "$servers" mcp.json "$merge_servers"

# 3. Everything is ready: scripts first, so that no handler names one that is not there yet.
while IFS=$'\t' read -r _ place _ kind _; do
  case $kind in settings | mcp) continue ;; esac
  if [ -f "$dir/$place" ] && cmp -s "$dir/$place" "$new/$place" &&
    { [ -x "$dir/$place" ] || [ ! -x "$new/$place" ]; }; then continue; fi
  mkdir -p "$dir/$(dirname "$place")"
  mv -f "$new/$place" "$dir/$place"
done <<<"$files"
if [ -e "$new/settings.json" ]; then mv -f "$new/settings.json" "$settings"; fi
if [ -e "$new/mcp.json" ]; then mv -f "$new/mcp.json" "$servers"; fi

jq -r '.blocks[] | "\(.document): put the text of \(.path) under \"\(.heading)\" yourself"' "$manifest"
printf '%s is provisioned. Restart sessions that are running in it.\n' "$dir"
