import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'The picture is known to everyone: close, search, more.',
    'Room is scarce, and the action is at hand again and again.',
  ],
  avoid: [
    { when: 'Anybody could wonder what it does.', instead: 'Button' },
    { when: 'It stays pressed in.', instead: 'Toggle' },
  ],
  anatomy: [{ part: 'Picture', at: 'svg', does: 'one of the set of icons, 16 px' }],
  pairs: [
    {
      do: { words: 'A picture that everyone knows, named by its verb.', args: { label: 'Edit' } },
      dont: { words: 'The name of the picture.', args: { label: 'Pencil' } },
    },
  ],
  content: ['Its label says what it does to what: Close the filters.', 'The same words are its tooltip.'],
  spoken: 'A button with its label; the picture is not told.',
  keysOf: 'button',
  related: ['Button', 'Toggle', 'Tooltip'],
  since: '0.1.0',
};
