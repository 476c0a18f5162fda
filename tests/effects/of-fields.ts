import type { Fact, Facts } from './desk.ts';
import { type Look, onlyShown, type Proof, type ProofsOf, refused, shows } from './proof.ts';
import type { Answer } from './world.tsx';

/** Where a field can stand: in its entity, in an object, in what a list holds. */
export interface Depth {
  /** The path of the field that is tried. */
  at: string;
  /** What stands around it. */
  around: Record<string, Fact>;
  /** Answers of a ticket, with one to the field. */
  wrap: (answer: Fact) => Facts;
  /** The answer to the field. */
  unwrap: (answers: Answer) => Answer;
}

const fields = 'entities.ticket.fields';

export const depths: Record<string, Depth> = {
  'of an entity': { at: `${fields}.it`, around: {}, wrap: (it) => ({ it }), unwrap: ({ it }) => it },
  'inside an object': {
    at: `${fields}.box.properties.it`,
    around: { [`${fields}.box`]: { type: 'object', properties: { also: { type: 'string' } } } },
    wrap: (it) => ({ box: { also: 'so', it } }),
    unwrap: ({ box }) => box?.it,
  },
  'inside a list': {
    at: `${fields}.rows.items.properties.it`,
    around: {
      [`${fields}.rows`]: { type: 'array', items: { type: 'object', properties: { also: { type: 'string' } } } },
    },
    wrap: (it) => ({ rows: [{ also: 'so', it }] }),
    unwrap: ({ rows }) => rows?.[0]?.it,
  },
};

interface FieldProof extends Omit<Proof, 'at' | 'look'> {
  /** What else is stated of the field. */
  field?: Facts;
  /** What the first ticket answers. */
  kept?: Fact;
  look: (depth: Depth, key: string) => Look;
}

/** Whether an answer is taken. */
const takes =
  (answer: Fact) =>
  (depth: Depth): Look =>
  async ({ ask }) =>
    `${(await ask('create', { body: depth.wrap(answer) })).status}`;
/** What becomes of a ticket's field that nobody answered. */
const begins =
  ({ wrap, unwrap }: Depth): Look =>
  async ({ ask }) => {
    const body = wrap(null);
    for (const part of [body, body.box, (body.rows as Facts[] | undefined)?.[0]])
      delete (part as Facts | undefined)?.it;
    return JSON.stringify(unwrap((await ask('create', { body })).body) ?? null);
  };
const edit = '/tickets/t1/edit';
const read = '/tickets/t1';
const shown =
  (words: string, address = edit) =>
  () =>
    shows(address, words);
const text = { type: 'string' };
const number = { type: 'number' };
const file = { type: 'string', format: 'file' };
const list = { type: 'array', items: { type: 'string' } };
const reference = { type: 'reference', to: 'person' };

/** What is left of the first ticket's answer, or of the deletion, once Ada is deleted. */
const afterDelete =
  ({ unwrap }: Depth): Look =>
  async ({ ask }) => {
    const { status } = await ask('delete', { entity: 'person', key: 'ada', headers: { 'if-match': '*' } });
    const ticket = await ask('read', { key: 't1' });
    return ticket.status === 200 ? `${status} ${JSON.stringify(unwrap(ticket.body) ?? null)}` : `${status} gone`;
  };

const ofField = {
  title: { fact: 'How it is called', field: text, kept: 'so', look: shown('How it is called'), ...onlyShown },
  description: { fact: 'As on the label.', field: text, kept: 'so', look: shown('As on the label.'), ...onlyShown },
  type: { fact: 'integer', instead: 'string', look: takes('seven'), ...refused },
  format: { fact: 'email', field: text, look: takes('nobody'), ...refused },
  enum: { fact: ['red', 'blue'], field: text, look: takes('green'), ...refused },
  required: { fact: true, field: text, kept: 'answered', look: takes(null), ...refused },
  readOnly: { fact: true, field: text, look: takes('mine'), ...refused },
  unique: { fact: true, field: text, kept: 'one', look: takes('one'), ...refused },
  default: { fact: 'new', field: text, look: begins, without: 'null', with: '"new"' },
  examples: {
    fact: ['Amaranth'],
    field: text,
    look:
      () =>
      async ({ ask }) =>
        /Amaranth/.test(JSON.stringify((await ask('list')).body)) ? 'sampled' : 'not sampled',
    also: { 'entities.ticket.samples': [] },
    without: 'not sampled',
    with: 'sampled',
  },
  minLength: { fact: 3, field: text, look: takes('ab'), ...refused },
  maxLength: { fact: 3, field: text, look: takes('abcd'), ...refused },
  pattern: { fact: '^[a-z]+$', field: text, look: takes('A1'), ...refused },
  minimum: { fact: 3, field: number, look: takes(2), ...refused },
  maximum: { fact: 3, field: number, look: takes(4), ...refused },
  exclusiveMinimum: { fact: 3, field: number, look: takes(3), ...refused },
  exclusiveMaximum: { fact: 3, field: number, look: takes(3), ...refused },
  multipleOf: { fact: 5, field: number, look: takes(4), ...refused },
  minItems: { fact: 2, field: list, look: takes(['one']), ...refused },
  maxItems: { fact: 1, field: list, look: takes(['one', 'two']), ...refused },
  accept: { fact: ['image/png'], field: file, look: takes('data:text/plain;base64,bm90ZQ=='), ...refused },
  maxSize: { fact: 3, field: file, look: takes('data:text/plain;base64,bm90ZQ=='), ...refused },
  uniqueItems: { fact: true, field: list, look: takes(['one', 'one']), ...refused },
  unit: { fact: 'litres', field: number, kept: 4, look: shown('litres', read), ...onlyShown },
  to: { fact: 'person', instead: 'ticket', field: reference, look: takes('ada'), without: '422', with: '201' },
  where: { fact: 'record.city == "Oslo"', field: reference, look: takes('ada'), ...refused },
  onDelete: {
    fact: 'cascade',
    instead: 'restrict',
    field: reference,
    kept: 'ada',
    look: afterDelete,
    also: { [`${fields}.owner`]: text },
    without: '409 "ada"',
    with: '204 gone',
  },
  relevantWhen: {
    fact: 'record.name == "Lamp"',
    instead: 'record.name == "Door"',
    field: text,
    kept: 'Seen now',
    look: shown('Seen now', read),
    ...onlyShown,
  },
  computed: { fact: '1 + 2', field: number, look: begins, without: 'null', with: '3' },
  items: { fact: { type: 'string', maxLength: 3 }, field: { type: 'array' }, look: takes(['abcd']), ...refused },
  properties: {
    fact: { inner: { type: 'string' } },
    field: { type: 'object' },
    look: takes({ inner: 'abcd' }),
    without: '422',
    with: '201',
  },
} satisfies Record<keyof ProofsOf<'field'>, FieldProof>;

/** The proofs of every key of a field, where it stands at a depth. */
export function ofFieldsAt(depth: Depth): Record<string, Proof> {
  const proofs: [string, FieldProof][] = Object.entries(ofField);
  return Object.fromEntries(
    proofs.map(([key, { field = {}, kept, look, also, ...rest }]) => {
      const sample = {
        id: 't1',
        name: 'Lamp',
        owner: 'ada',
        state: 'open',
        ...(kept === undefined ? {} : depth.wrap(kept)),
      };
      const around = { 'entities.ticket.samples': [sample], ...depth.around, [depth.at]: field, ...also };
      return [key, { ...rest, at: `${depth.at}.${key}`, also: around, look: look(depth, key) }];
    }),
  );
}

const choice = `${fields}.colour`;
const red = { value: 'red', title: 'As red as a rose' };

export const ofOptions = {
  value: {
    at: choice,
    fact: { type: 'string', enum: [red] },
    instead: { type: 'string', enum: [{ ...red, value: 'rot' }] },
    look: async ({ ask }) => `${(await ask('create', { body: { colour: 'red' } })).status}`,
    without: '422',
    with: '201',
  },
  title: {
    at: `${choice}.enum`,
    fact: [red],
    instead: ['red'],
    also: { [choice]: { type: 'string', default: 'red' } },
    look: shows('/tickets/new', 'As red as a rose'),
    ...onlyShown,
  },
} satisfies ProofsOf<'option'>;

const ticket = 'entities.ticket';

export const ofEntities = {
  title: { at: `${ticket}.title`, fact: 'Job card', look: shows('/tickets', 'job card'), ...onlyShown },
  plural: {
    at: `${ticket}.plural`,
    fact: 'Job cards',
    also: { 'screens.person.related': ['ticket'] },
    look: shows('/people/ada', 'Job cards'),
    ...onlyShown,
  },
  description: {
    at: `${ticket}.description`,
    fact: 'What has to be done.',
    look: shows('/tickets/new', 'What has to be done.'),
    ...onlyShown,
  },
  key: {
    at: `${ticket}.key`,
    fact: 'name',
    also: {
      screens: {},
      [`${ticket}.samples`]: [{ id: 't1', name: 'Lamp' }],
      [`${ticket}.fields.id`]: { type: 'string' },
    },
    look: async ({ ask }) => `${(await ask('read', { key: 'Lamp' })).status}`,
    without: '404',
    with: '200',
  },
  display: {
    at: `${ticket}.display`,
    fact: '=record.name + " of " + record.owner.city',
    instead: 'name',
    look: shows(read, 'Lamp of Turin'),
    ...onlyShown,
  },
  history: {
    at: `${ticket}.history`,
    fact: true,
    instead: false,
    also: { 'screens.ticket.shows': ['history'] },
    look: async (world) => {
      await world.ask('update', { key: 't1', headers: { 'if-match': '*' }, body: { name: 'Lantern' } });
      return shows(read, 'Changed')(world);
    },
    ...onlyShown,
  },
  unique: {
    at: `${ticket}.unique`,
    fact: [['name', 'owner']],
    look: async ({ ask }) => `${(await ask('create', { body: { name: 'Lamp', owner: 'ada' } })).status}`,
    ...refused,
  },
  samples: {
    at: `${ticket}.samples`,
    fact: [{ id: 't9', name: 'Kettle' }],
    instead: [{ id: 't8', name: 'Stool' }],
    look: shows('/tickets', 'Kettle'),
    ...onlyShown,
  },
  fields: {
    at: `${ticket}.fields`,
    fact: { name: { type: 'string' }, state: { type: 'string' }, weight: { type: 'number' } },
    instead: { name: { type: 'string' }, state: { type: 'string' } },
    also: { [`${ticket}.samples`]: null },
    look: shows('/tickets/new', 'Weight'),
    ...onlyShown,
  },
} satisfies ProofsOf<'entity'>;
