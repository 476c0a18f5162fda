/** Whether a key is pressed with another that makes something else of it: Alt and an arrow go back, or a word on. */
export function isChord({ altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}
