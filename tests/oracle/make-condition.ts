import type { Comparison, Condition, Operand } from './condition.ts';
import type { Fields, Kind, Model } from './model.ts';
import type { Random } from './random.ts';
import { topRoles } from './roles.ts';
import { days, numbers, pathsFrom, people, states, words } from './skeleton.ts';

interface Source {
  random: Random;
  entities: Record<string, Fields>;
  roles: Model['roles'];
}

const equality: Comparison[] = ['==', '!='];
const order: Comparison[] = [...equality, '<', '<=', '>', '>='];
const literal = (value: string | number | boolean | null): Operand => ({ kind: 'literal', value });
const constant = (name: string): Operand => ({ kind: 'constant', name });

/** What an answer of each kind is compared with, besides other answers of its kind. */
const partners: Record<Exclude<Kind, 'list' | 'key'>, Operand[]> = {
  text: [...words.map(literal), constant('word')],
  state: states.map(literal),
  number: [...numbers.map(literal), constant('limit'), constant('missing')],
  whole: [...numbers.map(literal), constant('limit'), constant('missing')],
  flag: [literal(true), literal(false)],
  day: [...days.map((value): Operand => ({ kind: 'day', value })), { kind: 'today' }],
  reference: [{ kind: 'subject' }, { kind: 'subject' }, ...people.map(literal)],
};

const choices: Partial<Record<Kind, (string | number)[]>> = {
  text: words,
  state: states,
  whole: numbers.filter(Number.isInteger),
  reference: people,
};

/** One comparison of something that a record of the entity leads to. */
function aboutRecord({ random, entities }: Source, entity: string): Condition {
  const all = pathsFrom(entities, entity, random.pick([1, 1, 1, 2, 2, 3])).filter(({ field }) => field.kind !== 'key');
  const length = Math.max(...all.map(({ path }) => path.length));
  const { path, field } = random.pick(random.chance(75) ? all.filter((way) => way.path.length === length) : all);
  const { kind } = field;
  if (random.chance(12) || kind === 'key') return { kind: 'answered', path };
  const left: Operand = { kind: 'field', path };
  if (random.chance(18)) return { kind: 'compare', operator: random.pick(equality), left, right: literal(null) };
  if (kind === 'list') return { kind: 'entry', path, entry: random.pick(words), by: random.pick(['in', 'exists']) };
  const list = choices[kind];
  if (list && random.chance(25)) return { kind: 'oneOf', left, list: random.some(list, 40) };
  const others = all.filter((way) => way.field.kind === kind && way.field.to === field.to && way.path !== path);
  const right: Operand =
    others.length > 0 && random.chance(25)
      ? { kind: 'field', path: random.pick(others).path }
      : random.pick(partners[kind]);
  const operators = kind === 'flag' || kind === 'reference' || kind === 'state' ? equality : order;
  const operator = random.pick(operators);
  return random.chance(20)
    ? { kind: 'compare', operator, left: right, right: left }
    : { kind: 'compare', operator, left, right };
}

/** One comparison that needs no record. */
function aboutSubject({ random, roles }: Source): Condition {
  if (random.chance(10)) return { kind: 'always', value: random.chance(60) };
  if (random.chance(50))
    return { kind: 'role', role: random.pick(topRoles(roles)), by: random.chance(70) ? 'exists' : 'in' };
  return {
    kind: 'compare',
    operator: random.pick(equality),
    left: { kind: 'subject' },
    right: literal(random.pick(people)),
  };
}

/** A condition over a record of the entity, or over none where no entity is given. */
export function makeCondition(source: Source, entity: string | undefined, depth = 2): Condition {
  const { random } = source;
  if (depth === 0 || random.chance(40))
    return entity && random.chance(85) ? aboutRecord(source, entity) : aboutSubject(source);
  const next = () => makeCondition(source, entity, depth - 1);
  if (random.chance(28)) return { kind: 'not', of: next() };
  return { kind: random.pick(['and', 'or']), left: next(), right: next() };
}
