import type { Thing } from '../chapters/effects.ts';

/** A shorter form that is taken for the exact one. */
export interface InShort {
  written: string;
  exact: string;
}

const is = (written: string, exact: string): InShort => ({ written, exact });

/** How the value of a key may be written in short. */
const ofKeys: Readonly<Record<string, readonly InShort[]>> = {
  'purpose.audience': [is('[clerk, head librarian]', '{ clerk: {}, head librarian: {} }')],
  'screen.path': [is('tools', '/tools')],
  'screen.columns': [is('name, price', '[name, price]')],
  'screen.views': [is('[mine]', '{ mine: {} }')],
  'entity.fields': [
    is('{ name: string, price: money }', '{ name: { type: string }, price: { type: number, format: money } }'),
    is('[name, price: number]', '{ name: {}, price: { type: number } }'),
  ],
  'entity.history': [is('yes', 'true')],
  'field.enum': [is('hand, power', '[hand, power]')],
  'field.required': [is('yes', 'true')],
  'lifecycle.states': [is('[on shelf, lent]', '{ on shelf: {}, lent: {} }')],
  'lifecycle.transitions': [is('{ lend: on shelf -> lent }', '{ lend: { from: [on shelf], to: lent } }')],
  'access.roles': [is('[reader, head librarian]', '{ reader: {}, head librarian: {} }')],
};

/** How a whole thing may be written in short, beside its name. */
const ofThings: Partial<Record<Thing, readonly InShort[]>> = {
  audience: [is('Clerks at the counter', '{ title: Clerks at the counter }')],
  screen: [is('/tools', '{ path: /tools }')],
  entity: [
    is('[name, price: number]', '{ fields: { name: {}, price: { type: number } } }'),
    is('{ name: string }', '{ fields: { name: { type: string } } }'),
  ],
  field: [
    is('text', '{ type: string }'),
    is('[hand, power]', '{ enum: [hand, power] }'),
    is('number!', '{ type: number, required: true }'),
    is('string, required', '{ type: string, required: true }'),
    is('tags', '{ type: array, items: { type: string } }'),
    is('enum(hand, power)', '{ enum: [hand, power] }'),
    is('varchar(20)', '{ type: string, maxLength: 20 }'),
  ],
  transition: [is('on shelf -> lent', '{ from: [on shelf], to: lent }')],
  call: [is('GET /tools', '{ method: get, path: /tools }')],
  error: [is('Somebody else has it.', '{ title: Somebody else has it. }')],
  constant: [is('6 weeks', '{ value: 6, unit: weeks }')],
};

/** What the thing of an example is called: it stands behind its own name. */
const names: Partial<Record<Thing, string>> = {
  audience: 'clerk',
  screen: 'tools',
  entity: 'tool',
  field: 'price',
  transition: 'lend',
  call: 'all tools',
  error: 'taken',
  constant: 'loan period',
};

/** What a shorter form of a thing stands behind. */
export function nameInShort(thing: Thing): string {
  return names[thing] ?? thing;
}

/** The shorter forms of a key, or of a thing as a whole. */
export function inShort(thing: Thing, key?: string): readonly InShort[] {
  if (key === undefined) return ofThings[thing] ?? [];
  const name = `${thing}.${key}`;
  return Object.hasOwn(ofKeys, name) ? (ofKeys[name] ?? []) : [];
}
