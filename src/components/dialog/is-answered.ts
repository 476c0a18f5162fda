const controls =
  'input:not([type=hidden], [aria-hidden=true]), textarea, select, [contenteditable], ' +
  '[role=combobox], [role=checkbox], [role=radio], [role=switch], [role=slider]';

/** Whether something is answered in a sheet: a press beside it, which comes easily, would lose the answers. */
export function isAnswered(sheet: Element | null): boolean {
  return sheet?.querySelector(controls) !== null;
}
