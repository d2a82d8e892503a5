# shellcheck shell=bash
# What the scripts of this folder share. It is read, not run: source .ci/lib.sh

# The repository, and a folder of the script's own that is gone when it ends.
root="$(cd -P "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
folder="$(mktemp -d)"
folder="$(cd -P "$folder" && pwd)"
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT

# The tests of the runner that take 25 seconds of a processor, or more: most build with SwiftPM, or a chapter in earnest.
# The judge's own are run with every change, and those that see to it that nothing stale is kept.
# shellcheck disable=SC2034 # .ci/run leaves them out, and .ci/full runs them.
slow_tests='[.](Bug|Engine|Honesty|HostileCode|HostileCopy|JudgeEngine|KeptJudgement|New|OwnStep|People|Preview|Run|Trust|Update|Verify|VerifyOwnStep|VerifyTurns)Tests/'

# chapters: a line for each, with its name and the number of its last step.
chapters() { sed -nE 's/^ *Chapter\("([A-Za-z]+)", step: [0-9]+(, test: [0-9]+)?, of: ([0-9]+)\),$/\1 \3/p' "$root/Package.swift"; }

# fresh_clone <folder>: what is committed here, as a newcomer gets it. A container's job finds a checkout of another
# user's, which git does not trust unless told; only the configuration reaches the other end of a clone.
fresh_clone() {
    printf '[safe]\n\tdirectory = *\n' >"$folder/trusting"
    GIT_CONFIG_GLOBAL="$folder/trusting" git clone -q "$root" "$1"
}

# runner: the program that ./kata has built and runs.
runner() {
    ./kata --help >/dev/null
    sed -n 2p "$(dirname "$(ls -t "$root"/.kata/runner/*/used | head -n 1)")/built"
}

# expect <status> <command …>: says what the command printed, and fails, where it ends otherwise.
expect() {
    local wanted="$1" status=0
    shift
    "$@" >"$folder/output" 2>&1 || status=$?
    if [ "$status" -ne "$wanted" ]; then
        echo "'$*' ended with $status instead of $wanted:"
        cat "$folder/output"
        return 1
    fi
}

# prove <function …>: runs each in a shell of its own, and prints a line for each, its name with spaces.
passed=0
failed=0
prove() {
    local name status
    for name in "$@"; do
        status=0
        set +e
        (set -e; "$name") >"$folder/log" 2>&1
        status=$?
        set -e
        if [ "$status" -eq 0 ]; then
            passed=$((passed + 1))
            echo "passed  ${name//_/ }"
        else
            failed=$((failed + 1))
            echo "FAILED  ${name//_/ }"
            sed 's/^/        /' "$folder/log"
        fi
    done
}

# sum_up: the last line, and the script's exit status.
sum_up() {
    echo "$passed passed, $failed failed"
    [ "$failed" -eq 0 ]
}

# tests <argument …>: swift test, with every warning an error: only here, since another compiler may warn of something new,
# and a learner could not begin. What failed is said once more at its end, where it is looked for. Tests that have not ended
# after so many minutes are named, those at the end of what is printed at once besides, and run once more by themselves.
patience=40
tests() {
    local status=0 names
    local within=()
    ! type -P timeout >/dev/null || within=(timeout --kill-after=10 "${patience}m")
    ${within[@]+"${within[@]}"} swift test -Xswiftc -warnings-as-errors "$@" 2>&1 | tee "$folder/tests" || status=$?
    [ "$status" -ne 0 ] || return 0
    echo "What failed:"
    grep -A 4 '^✘' "$folder/tests" || true
    [ "$status" -eq 124 ] && ! grep -q '^✘' "$folder/tests" || return 1
    names="$(not_ended <"$folder/tests")"
    printf 'Not ended after %s minutes, and run once more:\n%s\n' "$patience" "$names"
    # A name is a sentence, and a filter a pattern.
    swift test --skip-build "$@" --filter "$(sed 's/[^A-Za-z0-9 ]/./g' <<<"$names" | paste -sd '|' -)"
}
# not_ended: the names of the tests that have begun and not ended, of what swift test has printed.
not_ended() {
    awk '
        { name = $0; sub(/^[^ ]+ Test "?/, "", name); sub(/"?( with [0-9]+ test cases?)? (started\.|(passed|failed) after [0-9.]+ seconds.*)$/, "", name) }
        /^◇ Test .* started\.$/ && !/^◇ Test (case|run) / { begun[name] }
        /^[^ ]+ Test .* (passed|failed) after / { delete begun[name] }
        END { for (name in begun) print name }'
}

# part <command …>: runs it, and says how long it took.
part() {
    local began=$SECONDS status
    set +e
    (set -e; "$@")
    status=$?
    set -e
    ended "$((SECONDS - began))" "$status" "$*"
    return "$status"
}
ended() {
    local how=""
    [ "$2" -eq 0 ] || how=" and ended with $2"
    printf '%d:%02d min%s: %s\n' $(($1 / 60)) $(($1 % 60)) "$how" "$3"
}

# beside <function …>: runs them at the same time. What each prints comes when it has ended; when one has failed, so
# has this.
beside() {
    local name status=0
    local running=()
    for name in "$@"; do
        (set -e; "$name") >"$folder/$name.log" 2>&1 &
        running+=($!)
    done
    for name in "$@"; do
        wait "${running[0]}" || status=$?
        running=("${running[@]:1}")
        cat "$folder/$name.log"
    done
    return "$status"
}

# installed <what> <its check> <package …>: whether something is there that the tests need and the product does not. On a
# CI machine it is installed, and must be: there this ends. Elsewhere it says that what needs it is skipped.
installed() {
    local what="$1" check="$2" log
    shift 2
    ! eval "$check" >/dev/null 2>&1 || return 0
    if [ -n "${CI:-}" ] && type -P apt-get >/dev/null; then
        log="$({ apt-get update && apt-get install -y "$@"; } 2>&1)" || true
        ! eval "$check" >/dev/null 2>&1 || return 0
        echo "On a CI machine this must not be skipped, and cannot be installed: $what"
        printf '%s\n' "$log" | tail -n 5
        exit 1
    fi
    echo "skipped: no $what"
    return 1
}

# `./kata watch` in a real pseudo-terminal.
watch_in_a_terminal() {
    if [ "$(uname)" != Linux ]; then
        echo "skipped: these tests read /proc, which only Linux has"
    elif installed pexpect 'python3 -c "import pexpect"' python3-pexpect procps; then
        python3 Runner/Tests/pty/watch_test.py "$(runner)"
    fi
}

has_browser() { installed Chromium 'browser' chromium; }
browser() {
    local name
    for name in chromium chromium-browser google-chrome-stable google-chrome; do
        command -v "$name" && return
    done
}

# look <folder> <check> <width> <height> <dark>: what the browser says of the pages in a folder, by Runner/Tests/browser/<check>;
# the verdict is the last line. What the check needs to know is in the folder's pages.js.
look() {
    cp Runner/Tests/browser/page.js "Runner/Tests/browser/$2.html" "Runner/Tests/browser/$2.js" "$1/"
    printf 'const screenSize = { width: %s, height: %s, dark: %s };\n' "$3" "$4" "$5" >"$1/screen.js"
    local scheme=1
    [ "$5" = false ] || scheme=0
    "$(browser)" --headless --no-sandbox --disable-gpu --allow-file-access-from-files \
        --user-data-dir="$folder/profile" --blink-settings="preferredColorScheme=$scheme" \
        --timeout=240000 --virtual-time-budget=200000 --dump-dom "file://$1/$2.html" 2>/dev/null |
        sed -n 's/<title>\(.*\)<\/title>.*/\1/p; /<pre id="log">/,/<\/pre>/p' | sed 's/<[^>]*>//g' |
        awk 'NR == 1 { verdict = $0; next } { print } END { print verdict }'
}
