import { effects, type Room, type Thing } from './effects.ts';

/** What lies below a key: one thing, several by name, or a list. Names and places in lists are passed over. */
type Below = readonly [how: 'one' | 'several', thing: Thing];

const chapters = new Map<string, Below>([
  ['purpose', ['one', 'purpose']],
  ['screens', ['several', 'screen']],
  ['entities', ['several', 'entity']],
  ['lifecycles', ['several', 'lifecycle']],
  ['rules', ['several', 'rule']],
  ['access', ['one', 'access']],
  ['calls', ['several', 'call']],
  ['errors', ['several', 'error']],
  ['constants', ['several', 'constant']],
]);

const below: { [T in Thing]?: Partial<Record<keyof (typeof effects)[T], Below>> } = {
  purpose: { audience: ['several', 'audience'] },
  screen: {
    views: ['several', 'view'],
    widgets: ['several', 'widget'],
    sections: ['several', 'section'],
    steps: ['several', 'step'],
  },
  entity: { fields: ['several', 'field'] },
  field: { items: ['one', 'field'], properties: ['several', 'field'], enum: ['several', 'option'] },
  lifecycle: { states: ['several', 'state'], transitions: ['several', 'transition'] },
  access: { roles: ['several', 'role'], users: ['one', 'users'], permissions: ['several', 'permission'] },
};

/** Whether something follows from a fact, and from everything around it. */
export function isUsed(path: string): boolean {
  const [chapter = '', ...steps] = path.split('.');
  let next = chapters.get(chapter);
  while (next) {
    const [how, thing] = next;
    if (how === 'several') steps.shift();
    const key = steps.shift();
    if (key === undefined) return true;
    const rooms: Readonly<Record<string, Room>> = effects[thing];
    if (!Object.hasOwn(rooms, key) || rooms[key] === 'none') return !Object.hasOwn(rooms, key);
    const inside: Readonly<Record<string, Below | undefined>> = below[thing] ?? {};
    next = Object.hasOwn(inside, key) ? inside[key] : undefined;
  }
  return true;
}
