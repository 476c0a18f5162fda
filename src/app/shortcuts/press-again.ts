import { keysMeanwhile } from '#components/lazily';
import { isTypedInto } from './pressed.ts';

/** Does what was pressed before anybody listened: `/` and the words after it are typed into the search that it leads to. */
export async function pressAgain(press: (event: KeyboardEvent) => void) {
  const keys = await keysMeanwhile();
  // What listens to single keys begins with the next frame.
  await new Promise(requestAnimationFrame);
  let isText = false;
  for (const event of keys) {
    if (event.defaultPrevented || isTypedInto(event.target)) {
      // What follows a chord is meant for what it opened.
      isText ||= event.ctrlKey || event.metaKey;
      continue;
    }
    const field = document.activeElement;
    if (field instanceof HTMLInputElement && isTypedInto(field)) type(field, event);
    else if (!isText) press(event);
  }
}

function type(field: HTMLInputElement, { key, ctrlKey, metaKey }: KeyboardEvent) {
  if (key.length !== 1 || ctrlKey || metaKey) return;
  field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }));
}
