import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['There is nothing to show where something could be: no records yet, nothing that fits the filters.'],
  avoid: [
    { when: 'It is not known what belongs here.', instead: 'Gap' },
    { when: 'It is on its way.', instead: 'Skeleton' },
    { when: 'It did not come.', instead: 'ErrorPage' },
    { when: 'There is more on the page.', instead: 'Banner' },
  ],
  anatomy: [
    { part: 'Picture', at: 'svg', does: 'decoration' },
    { part: 'Title', at: 'p, h2', does: 'what there is none of' },
    { part: 'Words', at: '.max-w-prose', does: 'why, and what appears here' },
    { part: 'Actions', at: 'button', does: 'the way to something; not printed' },
  ],
  pairs: [
    {
      do: {
        words: 'Why there is nothing, and what to do next.',
        args: { title: 'No repairs yet', children: 'The first appliance that is taken in appears here.' },
      },
      dont: { words: 'That there is nothing.', args: { title: 'No data', children: undefined } },
    },
  ],
  content: [
    'The title says what there is none of: No repairs yet.',
    'Nothing yet and nothing that fits are two sentences, with two ways on.',
    'At most one primary action.',
  ],
  spoken: 'The title, the words, the actions. With a level the title is a heading, otherwise a line of text.',
  related: ['Gap', 'Skeleton', 'ErrorPage'],
  since: '0.1.0',
};
