import type { ComponentDocs } from '#components/internal';

export const docs: ComponentDocs = {
  use: ['Things and the lines between them, where the lines say something: states, parts, who depends on whom.'],
  avoid: [
    { when: 'Things are only under things.', instead: 'TreeView' },
    { when: 'They follow one another.', instead: 'Stepper' },
    { when: 'They are figures.', instead: 'Chart' },
    { when: 'The lines say nothing.', instead: 'List' },
  ],
  anatomy: [
    {
      part: 'Switch',
      at: '[role=radiogroup]',
      does: 'between the picture and the same in words, which come first on a phone',
    },
    { part: 'Picture', at: 'section', does: 'scrolled, dragged, zoomed, walked through by keys' },
    { part: 'Thing', at: '[data-node]', does: 'its line says how far it is known' },
    { part: 'Line', at: '[data-edge]', does: 'what it says can be chosen as well' },
    { part: 'Zoom', at: '[role=group]', does: 'smaller, larger, all of it' },
  ],
  pairs: [
    {
      do: { words: 'Lines that say something: what leads from one state to the next.' },
      dont: { words: 'Boxes and lines as decoration around what a list says as well.' },
    },
    {
      do: { words: 'As many things as can be told apart at once; more are looked at around one of them.' },
      dont: { words: 'All hundred at once, in letters that nobody can read.' },
    },
  ],
  content: [
    'A thing is a noun, a line a verb: Diagnosed, Write diagnosis.',
    'The list says all that the picture says, the lines too.',
  ],
  spoken:
    'A region with its label; it is described by how to walk through it. The things and the lines that have a name are buttons, pressed where one is chosen; lines without one are not told. The list has the same in words.',
  related: ['TreeView', 'WordTable', 'SegmentedControl'],
  since: '0.1.0',
};
