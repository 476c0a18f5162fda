import type { KeyRow } from '#components/internal';

/** What keys do in a combobox, as the pattern of an editable one with a list has it. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'Closed',
    keys: 'ArrowDown',
    does: 'Opens the list on the option that is chosen, or the first',
    leaves: { isOpen: true, at: 'Berlin' },
  },
  {
    when: 'Closed',
    keys: 'ArrowUp',
    does: 'Opens the list on the option that is chosen, or the last',
    leaves: { isOpen: true, at: 'Oslo' },
  },
  {
    when: 'Closed',
    keys: 'Alt+ArrowDown',
    does: 'Opens the list and goes to no option',
    leaves: { isOpen: true, at: 'Place' },
  },
  {
    when: 'Closed',
    keys: 'o',
    does: 'Opens the list of what fits what is typed',
    leaves: { isOpen: true, at: 'Place' },
  },
  { when: 'Open', after: ['ArrowDown'], keys: 'ArrowDown', does: 'Goes to the next option', leaves: { at: 'Cairo' } },
  {
    when: 'Open',
    after: ['ArrowDown'],
    keys: 'ArrowUp',
    does: 'Goes to the option before; from the first to the last',
    leaves: { at: 'Oslo' },
  },
  {
    when: 'Open',
    after: ['ArrowDown', 'ArrowDown'],
    keys: 'Home',
    does: 'Goes to the first option',
    leaves: { at: 'Berlin' },
  },
  { when: 'Open', after: ['ArrowDown'], keys: 'End', does: 'Goes to the last option', leaves: { at: 'Oslo' } },
  {
    when: 'Open',
    after: ['ArrowDown'],
    keys: 'PageDown',
    does: 'Goes on by ten options, at most to the last',
    leaves: { at: 'Oslo' },
  },
  {
    when: 'Open',
    after: ['ArrowUp'],
    keys: 'PageUp',
    does: 'Goes back by ten options, at most to the first',
    leaves: { at: 'Berlin' },
  },
  {
    when: 'Open',
    after: ['ArrowDown', 'ArrowDown'],
    keys: 'Enter',
    does: 'Chooses the option and closes',
    leaves: { isOpen: false, chosen: 'Cairo' },
  },
  {
    when: 'Open',
    after: ['ArrowDown', 'ArrowDown'],
    keys: 'Alt+ArrowUp',
    does: 'Chooses the option and closes',
    leaves: { isOpen: false, chosen: 'Cairo' },
  },
  {
    when: 'Open',
    after: ['ArrowDown', 'ArrowDown'],
    keys: 'Tab',
    does: 'Chooses the option, closes and goes on',
    leaves: { isOpen: false, chosen: 'Cairo' },
  },
  {
    when: 'Open',
    after: ['ArrowDown'],
    keys: 'Escape',
    does: 'Closes and chooses nothing',
    leaves: { isOpen: false, at: 'Place', chosen: '' },
  },
  {
    when: 'Closed, with text',
    after: ['ArrowDown', 'Enter'],
    keys: 'Escape',
    does: 'Clears it',
    leaves: { isOpen: false, chosen: '' },
  },
];
