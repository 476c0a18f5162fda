import { type Urgency, urgencies } from './urgencies.ts';

/** A region that was just made is not listened to yet. */
const untilHeard = 100;
/** Longer than any of it takes to be read. */
const untilOver = 10_000;

/** Has a sentence read out, wherever the focus is; several are read in turn. For what is on the page too, a `LiveRegion`. */
export function announce(sentence: string, urgency: Urgency = 'polite') {
  const region = regionOf(urgency);
  setTimeout(() => {
    const line = document.createElement('p');
    line.textContent = sentence;
    region.append(line);
    setTimeout(() => line.remove(), untilOver);
  }, untilHeard);
}

/** Stands at the end of the page: what a dialog hides from a screen reader are not the live regions. */
function regionOf(urgency: Urgency): Element {
  const known = document.querySelector(`[data-announcer="${urgency}"]`);
  if (known) return known;
  const region = document.createElement('div');
  region.dataset.announcer = urgency;
  region.className = 'sr-only';
  // What was said before is not said again with what follows.
  const names = { ...urgencies[urgency], 'aria-atomic': 'false' };
  for (const [name, value] of Object.entries(names)) region.setAttribute(name, value);
  document.body.append(region);
  return region;
}
