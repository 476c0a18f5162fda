import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: [
    'A person or a group is known by face or by first letters, in little.',
    'AvatarGroup: several belong to one thing.',
  ],
  avoid: [
    { when: 'The name matters more than the face.', instead: 'Text' },
    { when: 'It is a state.', instead: 'Badge' },
  ],
  anatomy: [
    {
      part: 'Picture',
      at: '[role=img]',
      does: 'the first letters where there is no picture, or where it does not come',
    },
  ],
  pairs: [
    {
      do: { words: 'A whole name: its initials and what is spoken come from it.', args: { name: 'Ada Novak' } },
      dont: { words: 'Initials in place of the name: nobody hears who it is.', args: { name: 'AN' } },
    },
  ],
  content: [
    'The name is the whole name: it is read out, and shown to the pointer.',
    'Where the name stands beside it, aria-hidden: it would be read twice.',
    'The letters are made from the name.',
  ],
  spoken:
    'An image called by the name. A group is a list with its label; those that are not drawn are told by their number: 2 more.',
  related: ['List', 'Badge', 'Tooltip'],
  since: '0.1.0',
};
