/** One record. */
export const detail = {
  edit: 'Edit',
  lifecycle: 'States',
  history: 'History',
  created: 'Created',
  updated: 'Changed',
  by: (who: string) => `· ${who}`,
  isNow: (name: string, state: string) => `${name} is now ${state}`,
  empty: 'No value',
  gone: 'It may have been deleted, or the address is wrong.',
  backTo: (title: string) => `Back to ${title}`,
  remove: 'Delete',
  removeOne: (thing: string) => `Delete ${thing}`,
  removeQuestion: (name: string) => `Delete ${name}?`,
  removed: (name: string) => `${name} was deleted`,
};
