import { type Urgency, urgencies } from './urgencies.ts';

/** A region that was just made is not listened to yet. */
const untilHeard = 100;
/** Longer than any of it takes to be read. */
const untilOver = 10_000;

/**
 * Has a sentence read out, wherever the focus is; several are read in turn. For what is on the page too, a `LiveRegion`.
 * @param container where it is said in place of the end of the page: `useAnnounce` knows of the `PortalContainer` around
 */
export function announce(sentence: string, urgency: Urgency = 'polite', container: Element = document.body) {
  const region = regionOf(urgency, container);
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = sentence;
    region.append(line);
    setTimeout(() => line.remove(), untilOver);
  }, untilHeard);
}

/** Stands at the end: what a dialog hides from a screen reader are not the live regions. */
function regionOf(urgency: Urgency, container: Element): Element {
  const known = container.querySelector(`:scope > [data-announcer="${urgency}"]`);
  if (known) return known;
  const region = document.createElement('div');
  region.dataset.announcer = urgency;
  region.className = 'sr-only';
  // What was said before is not said again with what follows.
  const names = { ...urgencies[urgency], 'aria-atomic': 'false' };
  for (const [name, value] of Object.entries(names)) region.setAttribute(name, value);
  container.append(region);
  return region;
}
