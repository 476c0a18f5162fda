import type { KeyRow } from '#components/internal';

const at = 'At a part';
const of = ['date-input'];

/** What keys do in a day or a time: their parts are spin buttons. */
export const keyboard: readonly KeyRow[] = [
  { when: at, keys: 'ArrowUp', does: 'One more; after the last the first', leaves: { chosen: '04/09/2026' } },
  { when: at, keys: 'ArrowDown', does: 'One less; before the first the last', leaves: { chosen: '02/09/2026' } },
  {
    when: at,
    keys: 'PageUp',
    does: 'Two months, seven days, five years, two hours, a quarter more',
    leaves: { chosen: '05/09/2026' },
  },
  { when: at, keys: 'PageDown', does: 'As many less', leaves: { chosen: '01/09/2026' } },
  { when: at, keys: 'Home', does: 'The least', leaves: { chosen: '01/09/2026' } },
  { when: at, keys: 'End', does: 'The most', leaves: { chosen: '12/09/2026' } },
  { when: at, keys: 'ArrowRight', does: 'The part to the right of it', leaves: { at: 'day, Due on' } },
  {
    when: at,
    after: ['ArrowRight'],
    keys: 'ArrowLeft',
    does: 'The part to the left of it',
    leaves: { at: 'month, Due on' },
  },
  { when: at, keys: 'Tab', does: 'The next part, then what is behind them', leaves: { at: 'day, Due on' } },
  {
    when: at,
    keys: '7',
    does: 'A digit is typed; where no other can follow, the next part has the focus',
    leaves: { at: 'day, Due on', chosen: '07/09/2026' },
  },
  {
    when: at,
    keys: '1',
    does: 'Where another can follow, it waits for it',
    leaves: { at: 'month, Due on', chosen: '01/09/2026' },
  },
  {
    when: at,
    after: ['1'],
    keys: '/',
    does: 'A mark that ends a part: the next',
    leaves: { at: 'day, Due on', chosen: '01/09/2026' },
  },
  { when: at, keys: 'Backspace', does: 'Empties it', leaves: { at: 'month, Due on', chosen: '/09/2026' } },
  { when: at, keys: 'Delete', does: 'Empties it', leaves: { at: 'month, Due on', chosen: '/09/2026' } },
  {
    when: 'At an empty part',
    after: ['ArrowRight', 'Backspace'],
    keys: 'Backspace',
    does: 'The part before',
    leaves: { at: 'month, Due on' },
  },
  {
    when: at,
    after: ['Control+a'],
    keys: 'Delete',
    does: 'Empties all of it, once all is chosen',
    leaves: { at: 'month, Due on', chosen: '//' },
  },
  { of, when: at, keys: 'Alt+ArrowDown', does: 'Opens the calendar', leaves: { isOpen: true } },
  {
    of,
    when: 'In the calendar',
    after: ['Alt+ArrowDown'],
    keys: 'Escape',
    does: 'Goes back to the part that it was opened from',
    leaves: { at: 'month, Due on', isOpen: false },
  },
  {
    of,
    when: 'At the calendar',
    after: ['Tab', 'Tab', 'Tab'],
    keys: 'Enter',
    does: 'Opens it, at the day',
    leaves: { at: 'Monday, March 9, 2026', isOpen: true },
  },
  {
    of,
    when: 'In the calendar',
    after: ['Tab', 'Tab', 'Tab', 'Enter', 'ArrowDown'],
    keys: 'Enter',
    does: 'Takes the day, and goes back',
    leaves: { at: 'Calendar, Due on', isOpen: false, chosen: '03/16/2026' },
  },
  {
    of,
    when: 'In the calendar',
    after: ['Tab', 'Tab', 'Tab', 'Enter'],
    keys: 'Escape',
    does: 'Goes back',
    leaves: { at: 'Calendar, Due on', isOpen: false },
  },
];
