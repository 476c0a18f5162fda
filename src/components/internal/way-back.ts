import { rootOf } from './active-in.ts';

const tabbable =
  'a[href], button, input:not([aria-hidden=true]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** As long as what an action does may take until its button is gone. */
const patience = 10_000;

/**
 * Remembers where an element stands that has the focus. Then gives the focus back to it, where nothing else has it by then.
 * Where the element is gone, it goes to the heading of the page whose action it was: whoever presses twice would else take the
 * next one. Anything else leads to what stands nearest to its place.
 * @param within how far away that may be
 */
export function wayBack(to: Element, within?: Element): () => boolean {
  const all = [...rootOf(to).querySelectorAll<HTMLElement>(tabbable)];
  const at = all.indexOf(to as HTMLElement);
  const beside = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0)).reverse()];
  const heading = to.closest('header')?.querySelector<HTMLElement>('h1[tabindex]');
  const around: Element[] = [];
  // Who was nowhere has no way back: the first thing of a page is near to nobody.
  for (let holder = to.parentElement; holder && holder !== document.documentElement; holder = holder.parentElement)
    around.push(holder);
  return () => {
    if (isSomewhere() && !around.some(hasTaken)) return false;
    const holders = around.filter((holder) => holder.isConnected && (!within || within.contains(holder)));
    const nearest = holders.flatMap(
      (holder) =>
        beside.find((other) => holder.contains(other) && other.tabIndex >= 0 && isThere(other)) ??
        // Another page stands there by now: what is beside the content is no part of it.
        (holder instanceof HTMLElement && holder.matches('main[tabindex]') ? holder : []),
    );
    const [place] = to instanceof HTMLElement && isThere(to) ? [to] : heading && isThere(heading) ? [heading] : nearest;
    place?.focus({ preventScroll: place.matches('main') });
    if (place === to && heading) onceGone(to, heading);
    return place !== undefined;
  };
}

/** Whether something has the focus. */
export function isSomewhere(): boolean {
  return Boolean(document.activeElement && document.activeElement !== document.body);
}

/** Whether a dialog has the focus of what vanished within it. */
function hasTaken(holder: Element): boolean {
  return holder === document.activeElement && holder.matches('[role$=dialog]');
}

/** What is done only after the way back may still take away what the focus came back to. */
function onceGone(element: Element, heading: HTMLElement) {
  const changes = new MutationObserver(() => {
    if (isThere(element)) return;
    stop();
    if (isThere(heading) && document.activeElement === document.body) heading.focus();
  });
  const stop = () => {
    changes.disconnect();
    clearTimeout(end);
    removeEventListener('focusin', stop);
    removeEventListener('pointerdown', stop);
  };
  const end = setTimeout(stop, patience);
  changes.observe(rootOf(element), { childList: true, subtree: true });
  // Whoever goes on is not called back.
  addEventListener('focusin', stop);
  addEventListener('pointerdown', stop);
}

/** Whether an element can have the focus now. */
export function isThere(element: Element): boolean {
  return element.isConnected && element !== document.body && element.checkVisibility() && !element.matches(':disabled');
}

/** Where the focus goes from what is closing: it comes there only after that is gone. */
let next: WeakRef<Element> | undefined;

export function isOnItsWay(to: Element) {
  next = new WeakRef(to);
  const arrived = new AbortController();
  const forget = () => {
    next = undefined;
    arrived.abort();
  };
  for (const name of ['focusin', 'pointerdown']) addEventListener(name, forget, arrived);
}

/** What the focus goes back to from each menu that is open. */
const openers = new WeakMap<Element, Element>();

export function leadsBack(menu: Element, opener: Element) {
  openers.set(menu, opener);
}

/** What has the focus now, or has it next. An entry of a menu is gone with it: then it is what opened the menu. */
export function focused(): Element {
  let active = document.activeElement ?? document.body;
  while (active.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  const to = next?.deref();
  if (active === document.body && to?.isConnected) return to;
  for (let menu = active.closest('[role=menu]'); menu; menu = active.closest('[role=menu]')) {
    const label = menu.getAttribute('aria-labelledby');
    const opener = openers.get(menu) ?? (label && rootOf(active).getElementById(label));
    if (!opener) break;
    active = opener;
  }
  return active;
}
