/** Whether a key is one of a word that is still put together: Safari says so of the last one by its code alone. */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229;
