import type { KeyRow } from '#components/internal';

const when = 'At a thing or a line';

/** What keys do in the picture, one stop of Tab. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'At the picture',
    keys: 'Tab',
    does: 'Goes to the thing or the line that was left last',
    leaves: { at: 'Open' },
  },
  {
    when,
    after: ['Tab'],
    keys: 'ArrowRight',
    does: 'Goes to the nearest to the right, a thing or a line',
    leaves: { at: 'Mend' },
    isMirrored: true,
  },
  {
    when,
    after: ['Tab', 'End'],
    keys: 'ArrowLeft',
    does: 'Goes to the nearest to the left',
    leaves: { at: 'Hand over' },
    isMirrored: true,
  },
  { when, after: ['Tab', 'End'], keys: 'ArrowUp', does: 'Goes to the nearest above', leaves: { at: 'Hand over' } },
  {
    when,
    after: ['Tab', 'End', 'ArrowUp'],
    keys: 'ArrowDown',
    does: 'Goes to the nearest below',
    leaves: { at: 'Done' },
  },
  { when, after: ['Tab'], keys: 'End', does: 'Goes to the last thing', leaves: { at: 'Done' } },
  { when, after: ['Tab', 'End'], keys: 'Home', does: 'Goes to the first', leaves: { at: 'Mend' } },
  ...['Enter', 'Space'].map((keys) => ({
    when,
    after: ['Tab'],
    keys,
    does: 'Chooses it, or gives it up',
    leaves: { at: 'Open', chosen: 'Open' },
  })),
  { when, after: ['Tab', 'Enter'], keys: 'Escape', does: 'Gives up what is chosen', leaves: { chosen: '' } },
  { when, after: ['Tab'], keys: 'Tab', does: 'Leaves the picture', leaves: { at: 'Zoom out' } },
];
