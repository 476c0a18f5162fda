import type { KeyRow } from '#components/internal';

/** What keys do at a tag that can be taken away. */
export const keyboard: readonly KeyRow[] = [
  {
    when: 'On the button of a tag',
    keys: 'Tab',
    does: 'Goes to that of the next tag',
    leaves: { at: 'Remove Cairo', chosen: 'Berlin, Cairo' },
  },
  {
    when: 'On the button of a tag',
    keys: 'Enter',
    does: 'Takes the tag away; the focus goes to the next',
    leaves: { at: 'Remove Cairo', chosen: 'Cairo' },
  },
  {
    when: 'On the button of a tag',
    keys: 'Space',
    does: 'Takes the tag away; the focus goes to the next',
    leaves: { at: 'Remove Cairo', chosen: 'Cairo' },
  },
];
