import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'The app stands in a shadow root: what it lays over the page is drawn inside of it, where its styles hold.',
    'The app is a part of somebody else’s page, and leaves nothing at the end of its body.',
  ],
  avoid: [{ when: 'The app has the page for itself: without it everything is drawn where it should be.' }],
  anatomy: [],
  pairs: [
    {
      do: { words: 'Around the whole app, with an element at its end that clips nothing.' },
      dont: { words: 'Around a single component, to have its list cut off at the edge of a card.' },
    },
  ],
  content: [
    'It says nothing itself.',
    'In a shadow root stands styles.css; fonts.css stays on the page. While the focus is in there, document.activeElement is what has it, not the host: arrow keys and Tab go by that. Toasts stand in it, and what a component announces is said in it: useAnnounce does that for one’s own, announce is told where.',
  ],
  spoken: 'Nothing: what is drawn in it is told as it is anywhere else.',
  related: ['Dialog', 'Popover', 'DropdownMenu', 'Tooltip'],
  since: '0.1.0',
};
