import { line } from './desk.ts';
import { everything, type Mistake, ways, waysOfEach } from './mistake.ts';

const unsaid = (key: string) => [`${key}: not shown`, `${key}: none`, `${key}: ""`];

const conditions = [
  'when: not shown',
  'when: ""',
  'when: " "',
  'when: true',
  'when: 1',
  'when: [record.open]',
  'when: { record: open }',
  'when: "record.open =="',
  'when: "record.open = true"',
  'when: "record.open == true)"',
  'when: "recrd.open == true || true"',
  'when: "open == true || true"',
  'when: "record.opne == true || true"',
  'when: "record.owner.nmae == null || true"',
  'when: "opened(record.open) || true"',
  'when: "constants.nowhere == 1 || true"',
  'when: *open',
  'wehn: record.open == true',
  'When: record.open == true',
];

/** An allow with anything wrong in it allows nothing, and closes nothing for others. */
const inAllow = waysOfEach(
  line.allow,
  {
    'effect: allow': [
      ...unsaid('effect'),
      ...['Allow', 'alow', '[allow]', 'true', '{ allow: true }'].map((word) => `effect: ${word}`),
      'efect: allow',
    ],
    'roles: [reader]': [
      ...unsaid('roles'),
      ...['[raeder]', 'Reader', '[reader, not shown]', '[reader, ghost]', '{ reader: true }', '[[reader]]', '*r'].map(
        (word) => `roles: ${word}`,
      ),
      'role: [reader]',
    ],
    'can: [list, read]': [
      ...unsaid('can'),
      ...['[list, raed]', '[list, not shown]', '{ list: true }', 'All', '*c'].map((word) => `can: ${word}`),
      'cna: all',
    ],
    'on: [note]': [
      ...unsaid('on'),
      ...['[note, notes]', '[note, not shown]', '{ note: true }', 'All', '*o'].map((word) => `on: ${word}`),
      'onn: [note]',
    ],
    'fields: [title, status]': [
      ...unsaid('fields'),
      ...['[titel]', '[title, not shown]', '[title, titel]', '{ title: true }', 'true', '*f'].map(
        (word) => `fields: ${word}`,
      ),
      'feilds: [title]',
      'field: [title]',
      'fields: [title], fileds: [status]',
    ],
    'when: record.open == true': conditions,
  },
  { shuts: /^reader:/, keeps: /^(writer|chief|nobody):/ },
);

/** Conditions that would be false if the wrong part of them were passed over. */
const falseConditions = conditions.map((one) => one.replaceAll('true', 'false').replaceAll('|| false', '&& false'));

/** A deny with anything wrong in it denies, as if that part said all. */
const inDeny = waysOfEach(
  line.deny,
  {
    'effect: deny': [
      ...unsaid('effect'),
      ...['Deny', 'dney', '[deny]', 'false', '{ deny: true }'].map((word) => `effect: ${word}`),
      'efect: deny',
      'Effect: deny',
    ],
    'roles: [writer]': [
      ...unsaid('roles'),
      ...['[wirter]', '[ghost, not shown]', '{ writer: true }', '[[writer]]', '*w'].map((word) => `roles: ${word}`),
      'role: [writer]',
    ],
    'can: [update]': [
      ...unsaid('can'),
      ...['[updtae]', '[delete, not shown]', '{ update: true }', 'All', '*c'].map((word) => `can: ${word}`),
      'cna: [update]',
    ],
    'on: [note]': [
      ...unsaid('on'),
      ...['[nite]', '[person, not shown]', '{ note: true }', '*o'].map((word) => `on: ${word}`),
      'no: [note]',
    ],
    'fields: [secret]': [
      ...unsaid('fields'),
      ...['[secert]', '[title, not shown]', '{ secret: true }', '*f'].map((word) => `fields: ${word}`),
      'feilds: [secret]',
    ],
    'when: record.open == true': falseConditions,
  },
  { keeps: /^(nobody:|reader: (list|read|sees) )/ },
);

/** What a deny leaves out is all. */
const missing = [
  ...ways(line.deny, 'roles: [writer], ', [''], { keeps: /: (list|read|delete|create|publish) /, isNamed: false }),
  ...ways(line.deny, 'can: [update], ', [''], { keeps: /^reader:|person/, isNamed: false }),
  ...ways(line.deny, 'on: [note], ', [''], { keeps: /^reader:/, isNamed: false }),
  ...ways(line.deny, ', fields: [secret]', [''], {
    shuts: /^(writer|chief): update note\/n1/,
    keeps: /^reader:|update person/,
    isNamed: false,
  }),
  ...ways(line.deny, ', when: record.open == true', [''], {
    shuts: /^(writer|chief): update note\/n\d secret/,
    keeps: /^reader:/,
    isNamed: false,
  }),
  ...ways(line.deny, line.deny, ['{ effect: deny }'], { shuts: everything, isNamed: false }),
];

/** An entry that cannot be read at all could be a deny of everything. */
const entries = [
  ...ways(line.allow, line.allow, ['reader', '[reader]', '"{ effect: allow }"', '5', 'true'], { shuts: everything }),
  ...ways(line.deny, line.deny, ['deny', '[deny]', '"{ effect: deny }"', '0', 'false'], { shuts: everything }),
  ...ways(line.allow, line.allow, ['not shown', 'none', ''], { shuts: /^reader:/ }),
  ...ways(line.deny, line.deny, ['not shown', 'none', '']),
];

/** Mistakes in one permission. */
export const inPermissions: Mistake[] = [...inAllow, ...inDeny, ...missing, ...entries];
