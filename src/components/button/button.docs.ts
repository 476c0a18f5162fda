import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'Something happens here and now: saved, sent, begun.',
    'One action of a screen weighs most: it is primary, and the only one.',
  ],
  avoid: [
    { when: 'It leads to another page.', instead: 'Link' },
    { when: 'Its picture is known to everyone, and there is no room for words.', instead: 'IconButton' },
    { when: 'It stays pressed in.', instead: 'Toggle' },
    { when: 'There are several actions that need not be in sight.', instead: 'DropdownMenu' },
  ],
  anatomy: [
    { part: 'Surface', at: 'button', does: 'its tone says how much the action weighs; all of it can be pressed' },
  ],
  pairs: [
    {
      do: { words: 'A verb, and what it is done to.', args: { variant: 'primary', children: 'Save order' } },
      dont: { words: 'An answer to a question that nobody remembers.', args: { variant: 'primary', children: 'OK' } },
    },
    {
      do: {
        words: 'Red where something is lost.',
        args: { variant: 'primary', tone: 'critical', children: 'Delete order' },
      },
      dont: {
        words: 'Red because it is important.',
        args: { variant: 'primary', tone: 'critical', children: 'Send order' },
      },
    },
  ],
  content: [
    'A verb and what it is done to: Save order, not OK.',
    'Capitals only at the beginning.',
    'What cannot be taken back says so by its words, not by its colour alone: Delete order.',
  ],
  spoken:
    'A button with its words. While it is busy it is told as busy and unavailable, and keeps the focus. Disabled, it takes no focus: where the reason is worth knowing, say it beside it.',
  related: ['Link', 'IconButton', 'ButtonGroup', 'SplitButton', 'Toggle'],
  since: '0.1.0',
};
