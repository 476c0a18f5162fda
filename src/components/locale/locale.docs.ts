import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Once, around the whole app: its language, its direction and the words that the library itself says.',
    'Around a part that is in another language, or read from the other side.',
  ],
  avoid: [{ when: 'All of it is in English, from left to right: without it everything is so already.' }],
  anatomy: [],
  pairs: [
    {
      do: { words: 'The language, the direction and the words together, as the person chose them.' },
      dont: { words: 'One word replaced to suit one place: it is then another word everywhere inside.' },
    },
  ],
  content: [
    'German, Japanese and Arabic are tables of their own, such as ninefold/locale/de. Any other is a table of the same shape.',
    'The direction follows from the language; that of the page itself is said by its html element.',
  ],
  spoken: 'Nothing: what stands in it is told in its words.',
  related: ['PortalContainer', 'DateInput', 'NumberInput'],
  since: '0.1.0',
};
