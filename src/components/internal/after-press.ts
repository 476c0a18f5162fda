let isPressed = false;

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), true);
}

/**
 * Runs something at once, or where a press is under way when it has ended. What changes the layout between press and
 * release moves the button away from under the pointer, and the press is lost.
 */
export function afterPress(run: () => void) {
  if (!isPressed) return run();
  addEventListener('pointerup', () => setTimeout(run), { once: true });
}
