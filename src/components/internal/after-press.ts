/** A touch that comes to be a scroll is cancelled; a window that is left, or a frame, is not told of the release. */
const ends = ['pointerup', 'pointercancel', 'lostpointercapture', 'pointermove', 'blur'];

let isPressed = false;

const isEnd = (event: Event) =>
  event.type === 'pointermove'
    ? (event as PointerEvent).buttons === 0
    : event.type !== 'blur' || event.target === window;

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const name of ends)
    addEventListener(
      name,
      (event) => {
        if (isEnd(event)) isPressed = false;
      },
      true,
    );
}

/**
 * Runs something at once, or where a press is under way when it has ended. What changes the layout between press and
 * release moves the button away from under the pointer, and the press is lost.
 */
export function afterPress(run: () => void) {
  if (!isPressed) return run();
  const ended = new AbortController();
  const end = (event: Event) => {
    if (!isEnd(event)) return;
    ended.abort();
    setTimeout(run);
  };
  for (const name of ends) addEventListener(name, end, { capture: true, signal: ended.signal });
}
