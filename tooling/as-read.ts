/** Keys as they are pressed where the page is read from left to right, for the way in which it is read. */
export function asRead(keys: string): string {
  if (document.documentElement.dir !== 'rtl') return keys;
  return keys.replaceAll(/Arrow(Left|Right)/g, (_, side) => (side === 'Left' ? 'ArrowRight' : 'ArrowLeft'));
}
