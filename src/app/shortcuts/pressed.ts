/** Where letters are text, or choose among options, they are nobody else's. */
const takesLetters =
  'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=menu], [role=textbox]';

/** While one of these is open, the page behind it is not spoken to. */
const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** The key that a person pressed as a shortcut; undefined where they are typing, or mean something else. */
export function pressedKey(event: KeyboardEvent): string | undefined {
  if (event.defaultPrevented || event.isComposing || event.altKey) return undefined;
  if ((event.ctrlKey || event.metaKey) && !isUndo(event)) return undefined;
  if (isTypedInto(event.target)) return undefined;
  // A list of choices may be in the page before it is opened.
  if ([...document.querySelectorAll(overlays)].some((overlay) => overlay.checkVisibility())) return undefined;
  return keyOf(event);
}

/** What takes back everywhere does so here: Ctrl+Z is `z`. */
const isUndo = ({ key, shiftKey }: KeyboardEvent) => key.toLowerCase() === 'z' && !shiftKey;

/** Whether letters are text there, or choose among options. */
export function isTypedInto(target: unknown): boolean {
  const field = target instanceof Element ? target.closest(takesLetters) : null;
  return field !== null && !isBox(field);
}

/** A box to tick takes no letters. */
function isBox(field: Element): boolean {
  return field instanceof HTMLInputElement && ['checkbox', 'radio', 'button'].includes(field.type);
}

/** On a keyboard of another script the key at the place of the letter. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  if (letter && key.length === 1 && !/[\x21-\x7e]/.test(key)) return letter;
  return shiftKey || key.length > 1 ? key : key.toLowerCase();
}
