import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Words stand on a page by themselves, in one of the sizes and tones there are.',
    'Heading names what follows: its level is its place in the outline, its size only how it looks.',
  ],
  avoid: [
    { when: 'It leads somewhere.', instead: 'Link' },
    { when: 'It is a state, in a word or two.', instead: 'Badge' },
    { when: 'It is the name and the value of something.', instead: 'KeyValue' },
    { when: 'It is the title of a page.', instead: 'PageHeader' },
  ],
  anatomy: [{ part: 'Words', at: 'p', does: 'a paragraph; as makes of it a span, a div, a strong or a code' }],
  pairs: [
    {
      do: {
        words: 'A tone that repeats what the words say.',
        args: { tone: 'critical', children: 'The repair is three days late.' },
      },
      dont: { words: 'A tone that says it alone.', args: { tone: 'critical', children: 'March 9, 2026' } },
    },
    {
      do: {
        words: 'Muted for what can be passed over.',
        args: { tone: 'muted', size: 'sm', children: 'Changed by Ada Novak' },
      },
      dont: {
        words: 'Small and muted for what must be read.',
        args: { tone: 'muted', size: 'note', children: 'This cannot be taken back.' },
      },
    },
  ],
  content: [
    'A line is as wide as its place: give long text max-w-prose.',
    'Tone repeats what the words say; it does not replace them.',
    'The size note is for sources, keys and code.',
  ],
  spoken: 'The words. Size and tone are not told; a Heading is told as a heading with its level.',
  related: ['Link', 'PageHeader', 'KeyValue', 'Badge'],
  since: '0.1.0',
};
