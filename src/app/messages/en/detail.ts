/** One record. */
export const detail = {
  edit: 'Edit',
  lifecycle: 'States',
  history: 'History',
  created: 'Created',
  updated: 'Changed',
  by: (who: string) => `by ${who}`,
  empty: 'not answered',
  gone: 'It was removed, or its address is mistyped.',
  backTo: (title: string) => `Back to ${title}`,
  remove: 'Delete',
  removeOne: (thing: string) => `Delete ${thing}`,
  removeQuestion: (name: string) => `Delete ${name}?`,
  removed: (name: string) => `${name} was deleted`,
};
