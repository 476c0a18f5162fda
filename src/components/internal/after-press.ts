/** A touch that comes to be a scroll is cancelled. */
const ends = ['pointerup', 'pointercancel'];

let isPressed = false;

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const name of ends) addEventListener(name, () => (isPressed = false), true);
}

/**
 * Runs something at once, or where a press is under way when it has ended. What changes the layout between press and
 * release moves the button away from under the pointer, and the press is lost.
 */
export function afterPress(run: () => void) {
  if (!isPressed) return run();
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    setTimeout(run);
  };
  for (const name of ends) addEventListener(name, end, ended);
}
