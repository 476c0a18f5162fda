import { lifecycles, line } from './desk.ts';
import { type Mistake, ways, waysOfEach } from './mistake.ts';

const editing = / update note\/n[124] /;
const besideEditing = /: ((list|read|sees|create|delete) |\w+ person)/;

/** A state with anything wrong in it lets nothing be edited. */
const inStates: Mistake[] = [
  ...ways(
    line.draft,
    'editable: [title, rank, secret]',
    [
      'editable: not shown',
      'editable: ""',
      'editable: true',
      'editable: all',
      'editable: 5',
      'editable: [titel, rank]',
      'editable: [title, not shown]',
      'editable: [not shown]',
      'editable: { title: true }',
      'editable: [[title]]',
      'editable: *fields',
      'editible: [title]',
      'Editable: [title]',
      'editible: not shown',
      'editable: [title], final: perhaps',
    ],
    { shuts: editing, keeps: besideEditing },
  ),
  ...ways(line.draft, 'tone: info', ['tone: posh', 'tune: info'], { shuts: editing, keeps: besideEditing }),
  ...ways(line.draft, line.draft, ['not shown', '[]', '5', 'editable', '[title]'], {
    shuts: editing,
    keeps: besideEditing,
  }),
  ...ways(
    line.published,
    'editable: none',
    ['editable: not shown', 'editable: nnoe', 'editible: none', 'editable: ""'],
    {
      keeps: besideEditing,
    },
  ),
  ...ways(line.published, line.published, ['not shown', '[]', 'true'], { keeps: besideEditing }),
];

const guards = [
  ...['not shown', '""', '" "', 'true', '1', '[record.open]', '{ open: true }', '*open'].map(
    (word) => `guard: ${word}`,
  ),
  ...['record.open ==', 'record.open = true', 'recrd.open == true || true', 'record.opne == true || true'].map(
    (condition) => `guard: "${condition}"`,
  ),
  'guard: "opened(record.open) || true"',
  'guard: "constants.nowhere == 1 || true"',
  'gaurd: record.open == true',
  'Guard: record.open == true',
  'gaurd: not shown',
  ...['asks: [nowhere]', 'asks: not shown', 'tone: posh'].map((other) => `guard: record.open == true, ${other}`),
];

/** A transition with anything wrong in it holds back; the other goes on. */
const inTransitions = waysOfEach(
  line.publish,
  {
    'guard: record.open == true': guards,
    'from: [draft]': [
      ...['not shown', 'none', '[drfat]', '[draft, not shown]', '{ draft: true }', '""'].map((word) => `from: ${word}`),
      'form: [draft]',
    ],
    'to: public': [...['not shown', 'none', 'publik', '[public]', '""'].map((word) => `to: ${word}`), 'two: public'],
    [line.publish]: ['not shown', '[]', 'draft', '5'],
  },
  { shuts: /publish/, keeps: /^chief: |: (list|read|create|update|delete) / },
);

/** What is wrong with the lifecycle itself leaves nothing more open than it was. */
const inLifecycle: Mistake[] = [
  ...ways(lifecycles, '  field: status', [
    '  field: not shown',
    '  field: statsu',
    '  field: [status]',
    '  feild: status',
  ]),
  ...ways(lifecycles, '  initial: draft', [
    '  initial: drfat',
    '  initial: not shown',
    '  intial: draft',
    '  initial: [draft]',
  ]),
  ...ways(lifecycles, / {2}states:[\s\S]*(?=\n {2}transitions)/.exec(lifecycles)?.[0] ?? '?', [
    '  states: not shown',
    '  states: [draft, public, public]',
    '  states: [draft, not shown]',
    '  states: ""',
    '  states: draft',
  ]),
  ...ways(lifecycles, '  states:', ['  stats:', '  States:'], { shuts: editing }),
  ...ways(lifecycles, '  transitions:', ['  transitons:', '  transition:'], { shuts: /publish|retract/ }),
  ...ways(lifecycles, 'note:', ['nite:', 'Note:']),
  ...ways(lifecycles, lifecycles, ['note: not shown', 'note: draft', 'note: []', 'note: ""', 'note: *life']),
];

/** An unreadable chapter 4 leaves nothing editable. */
const inChapter: Mistake[] = ways(
  lifecycles,
  lifecycles,
  [
    '- note',
    'note goes from draft to public',
    '5',
    'note: {',
    'note: "',
    '[[',
    '*all',
    `${lifecycles}\nnote: none`,
    `${lifecycles}\n\`\`\`\n\n\`\`\`yaml\n[`,
  ],
  { shuts: / (update note|publish|retract)/, keeps: /^(reader|chief): (list|read) / },
);

/** Mistakes in chapter 4. */
export const inLifecycles: Mistake[] = [...inStates, ...inTransitions, ...inLifecycle, ...inChapter];
