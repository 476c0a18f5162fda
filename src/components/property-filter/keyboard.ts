import type { KeyRow } from '#components/internal';

/** What keys do in a filter, beside those of a combobox. */
export const keyboard: readonly KeyRow[] = [
  { when: 'Closed', keys: 'ArrowDown', does: 'Opens the list of properties', leaves: { isOpen: true, at: 'State' } },
  {
    when: 'On a property',
    after: ['ArrowDown'],
    keys: 'Enter',
    does: 'Takes it, and offers how it can be asked',
    leaves: { isOpen: true, at: 'State is …' },
  },
  {
    when: 'On a way to ask',
    after: ['ArrowDown', 'Enter'],
    keys: 'Enter',
    does: 'Takes it, and offers what can be asked for',
    leaves: { isOpen: true, at: 'State is Open' },
  },
  {
    when: 'On a value',
    after: ['ArrowDown', 'Enter', 'Enter'],
    keys: 'Enter',
    does: 'Filters by it',
    leaves: { isOpen: false, chosen: 'Customer contains nov, State is Open' },
  },
  {
    when: 'In the empty input, between',
    after: ['ArrowDown', 'Enter'],
    keys: 'Backspace',
    does: 'Goes back by one step',
    leaves: { isOpen: true, chosen: 'Customer contains nov' },
  },
  {
    when: 'Closed, between',
    after: ['ArrowDown', 'Enter', 'Escape'],
    keys: 'Escape',
    does: 'Leaves what was begun',
    leaves: { isOpen: false, chosen: 'Customer contains nov' },
  },
  {
    when: 'In the empty input',
    keys: 'Backspace',
    does: 'Takes the last filter back, to ask for something else',
    leaves: { chosen: '' },
  },
];
