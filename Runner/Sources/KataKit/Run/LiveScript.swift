/// The script of the played screen: deeds go out one after another, and what has changed is swapped in the page.
enum LiveScript {
    static let text = """
        "use strict";
        const find = id => document.getElementById(id);
        const live = find("live");
        for (const id of ["phone", "beside"]) live.append(Object.assign(document.createElement("div"), { id }));
        const phone = find("phone"), beside = find("beside");
        let version = 0;
        let focused = null;      // the number of the field that has the app's keyboard, or will have it
        let isQuiet = false;     // true while the page itself moves the focus

        // MARK: Deeds go out in their order, one at a time. Of texts for one field the newest is enough.

        const deeds = [];
        let isSending = false;
        function send(kind, node, text) {
          isOwnNote = false;
          const last = deeds.at(-1);
          const isNewer = ["write", "slide"].includes(kind) && last?.kind === kind && last.node === node;
          if (isNewer) last.text = text; else deeds.push({ kind, node, text });
          if (!isSending) sendAll();
        }
        async function sendAll() {
          isSending = true;
          while (deeds.length) {
            const deed = deeds.shift();
            const values = Object.entries(deed).filter(([, value]) => value !== undefined);
            try {
              const answer = await fetch("deed", { method: "POST", body: new URLSearchParams(values) });
              if (!answer.ok) throw new Error(new DOMParser().parseFromString(await answer.text(), "text/html").body.textContent);
              const news = await answer.json();
              isSending = deeds.length > 0;
              show(news);
            } catch (error) {
              say(error instanceof TypeError ? silence : error.message, deed.text);
            }
          }
          isSending = false;
        }
        /// True once the app has heard of all that was done.
        const isHeard = () => !isSending && deeds.length === 0;
        const silence = "Nobody answers. Is ./kata run still there?";
        let isOwnNote = false;   // true while the page tells what the runner does not know
        function say(words, typed) {
          isOwnNote = true;
          const parts = [["p", words]].concat(typed ? [["pre", typed]] : []);
          find("note").replaceChildren(...parts.map(([name, textContent]) =>
            Object.assign(document.createElement(name), { textContent })));
        }

        // MARK: What is newer than what is shown comes when it is there

        async function listen() {
          for (let isLost = false; ;) {
            try {
              const answer = await fetch(`news?seen=${version}`);
              if (!answer.ok) throw new Error();
              if (isLost) isOwnNote = false;
              isLost = false;
              show(await answer.json());
            } catch {
              if (!isLost) say(silence);
              isLost = true;
              await new Promise(done => setTimeout(done, 2000));
            }
          }
        }
        function show(news) {
          if (news.version < version) return;
          version = news.version;
          if (isHeard()) focused = news.field === undefined ? null : String(news.field);
          const active = document.activeElement, id = active?.id, wasInside = phone.contains(active);
          isQuiet = true;
          phone.className = news.look;
          for (const [place, html] of [[phone, news.phone], [beside, news.beside], [find("light"), news.light]]) swap(place, html);
          if (!isOwnNote) swap(find("note"), news.note);
          if (wasInside && document.activeElement !== active)
            (find(id) ?? phone.querySelector("svg") ?? phone).focus({ preventScroll: true });
          settle();
          isQuiet = false;
        }

        // MARK: Swapping: elements that are still there stay, with their focus and their caret

        function swap(place, html) {
          const next = document.createElement("template");
          next.innerHTML = html;
          next.content.querySelectorAll("svg").forEach(svg => svg.setAttribute("tabindex", "-1"));
          next.content.querySelectorAll("a[data-kind]").forEach(putField);
          change(place, next.content);
        }
        function change(old, next) {
          const wanted = new Set([...next.childNodes].map(child => child.id).filter(id => id));
          const known = new Map([...old.childNodes].filter(child => child.id).map(child => [child.id, child]));
          let place = old.firstChild;
          for (const child of [...next.childNodes]) {
            let same = child.id ? known.get(child.id) : place;
            if (same && (same.nodeName !== child.nodeName || (same.id ?? "") !== (child.id ?? ""))) same = null;
            if (!same) { old.insertBefore(child, place); continue; }
            while (place !== same && !wanted.has(place?.id)) { const gone = place; place = place.nextSibling; gone.remove(); }
            if (place === same) place = place.nextSibling; else old.insertBefore(same, place);
            if (same.nodeType === Node.TEXT_NODE) { if (same.data !== child.data) same.data = child.data; continue; }
            for (const { name } of [...same.attributes]) if (!child.hasAttribute(name)) same.removeAttribute(name);
            for (const { name, value } of child.attributes)
              if (same.getAttribute(name) !== value) same.setAttribute(name, value);
            change(same, child);
          }
          while (place) { const gone = place; place = place.nextSibling; gone.remove(); }
        }

        // MARK: Fields: one of the browser's stands where one is drawn

        const number = (element, name) => Number(element.getAttribute(name));
        function putField(link) {
          const room = link.firstChild, box = ["x", "y", "width", "height"].map(name => number(room, name));
          const field = document.createElement(link.dataset.kind === "lines" ? "textarea" : "input");
          if (field.nodeName === "INPUT") field.type = link.dataset.kind === "password" ? "password" : "text";
          if (link.dataset.kind === "search") field.setAttribute("role", "searchbox");
          field.id = `${link.id}-field`;
          Object.assign(field.dataset, { node: link.dataset.node, text: link.dataset.text });
          field.setAttribute("aria-label", link.dataset.name);
          for (const name of ["aria-description", "aria-disabled"])
            if (link.hasAttribute(name)) field.setAttribute(name, link.getAttribute(name));
          field.autocomplete = "off";
          const drawn = [...link.ownerSVGElement.querySelectorAll("text")].filter(text =>
            number(text, "x") >= box[0] && number(text, "x") < box[0] + box[2]
            && number(text, "y") >= box[1] && number(text, "y") < box[1] + box[3]);
          drawn.forEach(text => text.dataset.of = field.id);
          const size = drawn.length ? number(drawn[0], "font-size") : 17;
          field.style.fontSize = `${size}px`;
          field.style.paddingLeft = drawn.length ? `${number(drawn[0], "x") - box[0]}px` : "0.5em";
          if (field.nodeName === "TEXTAREA") {
            field.style.lineHeight = drawn.length > 1 ? `${number(drawn[1], "y") - number(drawn[0], "y")}px` : "1.3";
            field.style.paddingTop = drawn.length ? `${Math.max(0, number(drawn[0], "y") - box[1] - size * 1.1)}px` : "0.5em";
          }
          const frame = document.createElementNS("http://www.w3.org/2000/svg", "foreignObject");
          ["x", "y", "width", "height"].forEach((name, index) => frame.setAttribute(name, box[index]));
          frame.id = link.id;
          frame.append(field);
          link.replaceWith(frame);
        }
        const isField = element => element?.matches?.("#phone [data-text]") ?? false;
        const hide = field => document.querySelectorAll(`[data-of="${field.id}"]`).forEach(text =>
          text.style.visibility = field.value || field.dataset.text ? "hidden" : "");
        /// Texts and focus are as the app has them, once it has heard all that was done.
        function settle() {
          for (const field of phone.querySelectorAll("[data-text]")) {
            if (isHeard() && field.value !== field.dataset.text && field !== composing) {
              const place = field.selectionStart;
              field.value = field.dataset.text;
              if (field === document.activeElement) field.setSelectionRange(place, place);
            }
            hide(field);
          }
          if (!isHeard()) return;
          const wanted = focused && phone.querySelector(`[data-text][data-node="${focused}"]`);
          const active = document.activeElement;
          if (wanted && wanted !== active) {
            wanted.focus();
            wanted.setSelectionRange(wanted.value.length, wanted.value.length);
          } else if (!wanted && isField(active)) active.blur();
        }
        phone.addEventListener("input", event => {
          hide(event.target);
          send("write", event.target.dataset.node, event.target.value);
        });
        let composing = null;    // the field in which a sign is put together
        phone.addEventListener("compositionstart", event => composing = event.target);
        phone.addEventListener("compositionend", () => composing = null);
        phone.addEventListener("focusin", event => {
          if (isQuiet || !isField(event.target) || event.target.dataset.node === focused) return;
          focused = event.target.dataset.node;
          send("tap", focused);
        });
        phone.addEventListener("focusout", event => {
          if (isQuiet || !isField(event.target) || isField(event.relatedTarget) || !document.hasFocus()) return;
          focused = null;
          send("hide", event.target.dataset.node);
        });

        // MARK: Taps and keys

        document.addEventListener("click", event => {
          const link = event.target.closest("a[href]");
          if (!link) return;
          event.preventDefault();
          // The click that ends a drag; a key's has no count.
          if (hand?.isDone && event.detail > 0) return;
          const [path, query] = link.getAttribute("href").split("?");
          const values = new URLSearchParams(query);
          if (path === "anew") fetch("anew", { method: "POST" });
          else send(path === "tap" ? "tap" : values.get("kind"), values.get("node") ?? undefined, values.get("text") ?? undefined);
        });
        phone.addEventListener("keydown", event => {
          const stop = event.target;
          if (isField(stop)) {
            if (event.key !== "Enter" || event.isComposing || stop.nodeName === "TEXTAREA") return;
            event.preventDefault();
            send("submit", stop.dataset.node, stop.value);
          } else if (event.key === " " && stop.matches("a")) {
            event.preventDefault();
            stop.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
          } else if (stop.role === "slider" || stop.getAttribute("role") === "slider") {
            const way = { ArrowLeft: -0.05, ArrowDown: -0.05, ArrowRight: 0.05, ArrowUp: 0.05, Home: -1, End: 1 }[event.key];
            if (!way) return;
            event.preventDefault();
            const share = number(stop, "aria-valuenow") / 100 + way;
            send("slide", stop.dataset.node, String(Math.min(1, Math.max(0, share))));
          }
        });

        // MARK: A finger that moves or stays

        let hand = null;
        const target = (deed, x, y) => document.elementsFromPoint(x, y)
          .map(element => element.closest("#phone [data-deeds]")).find(element => element?.dataset.deeds.split(" ").includes(deed));
        function act(deed, element) {
          if (element) send(deed, element.dataset.node ?? element.dataset.sheet);
          hand.isDone = true;
        }
        phone.addEventListener("pointerdown", event => {
          hand = null;
          if (event.button !== 0 || isField(event.target)) return;
          hand = { x: event.clientX, y: event.clientY, slider: target("slide", event.clientX, event.clientY) };
          const press = target("press", hand.x, hand.y), mine = hand;
          if (press) hand.timer = setTimeout(() => { if (hand === mine) act("press", press); }, 600);
        });
        document.addEventListener("pointermove", event => {
          if (!hand || event.buttons === 0) return;
          if (Math.hypot(event.clientX - hand.x, event.clientY - hand.y) > 10) clearTimeout(hand.timer);
          if (!hand.slider) return;
          const box = hand.slider.getBoundingClientRect();
          const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
          send("slide", hand.slider.dataset.node, share.toFixed(3));
          hand.isDone = true;
        });
        document.addEventListener("pointerup", event => {
          if (!hand) return;
          clearTimeout(hand.timer);
          const [x, y] = [event.clientX - hand.x, event.clientY - hand.y];
          if (hand.isDone) return;
          if (Math.abs(x) > 50 && Math.abs(x) > 2 * Math.abs(y)) {
            const deed = x < 0 ? "left" : "right";
            act(deed, target(deed, hand.x, hand.y));
          } else if (y > 60 && y > 2 * Math.abs(x) && phone.scrollTop === 0) {
            act("pull", target("pull", hand.x, hand.y) ?? phone.querySelector("svg[data-sheet]"));
          }
        });
        document.addEventListener("pointercancel", () => { clearTimeout(hand?.timer); hand = null; });
        phone.addEventListener("dragstart", event => event.preventDefault());
        // A control that is tapped takes the keyboard from no field.
        phone.addEventListener("mousedown", event => { if (event.target.closest("a")) event.preventDefault(); });
        phone.addEventListener("scroll", () => phone.style.touchAction = phone.scrollTop > 0 ? "pan-y" : "pan-down");
        phone.style.touchAction = "pan-down";

        listen();

        """
}
