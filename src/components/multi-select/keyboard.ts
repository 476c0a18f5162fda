import type { KeyRow } from '#components/internal';

/** What keys do where several are chosen, beside those of a combobox. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On an option',
    after: ['ArrowDown'],
    keys: 'Enter',
    does: 'Takes it; the list stays open, on the next',
    leaves: { isOpen: true, at: 'Osaka', chosen: 'Berlin, Cairo, Lagos' },
  },
  {
    when: 'Open',
    after: ['ArrowDown', 'Enter'],
    keys: 'Escape',
    does: 'Closes the list',
    leaves: { isOpen: false, chosen: 'Berlin, Cairo, Lagos' },
  },
  {
    when: 'In the empty input',
    keys: 'ArrowLeft',
    isMirrored: true,
    does: 'Goes to the last that is chosen',
    leaves: { at: 'Cairo' },
  },
  {
    when: 'In the empty input',
    keys: 'Backspace',
    does: 'Takes away the last that was chosen',
    leaves: { chosen: 'Berlin' },
  },
  {
    when: 'On one that is chosen',
    after: ['ArrowLeft'],
    keys: 'ArrowLeft',
    isMirrored: true,
    does: 'Goes to the one before',
    leaves: { at: 'Berlin' },
  },
  {
    when: 'On one that is chosen',
    after: ['ArrowLeft'],
    keys: 'Delete',
    isMirrored: true,
    does: 'Takes it away',
    leaves: { chosen: 'Berlin' },
  },
];
