import type { Around, Entity, Path, Rule, Values } from '../compile/index.ts';
import { isAlike } from '../fields/canonical.ts';
import { alternatives } from './alternatives.ts';
import { edgeBetween } from './edge.ts';

/** A record, and what lies around it. */
export interface Situation {
  values: Values;
  around: Around;
}

/** A rule, tried: a record that keeps it and one that breaks it, as alike as they could be found. */
export interface WorkedRule {
  /** What it looks at, from the record, in the order of its fields. */
  paths: readonly Path[];
  passes?: Situation;
  fails?: Situation;
  /** The other record that the one that fails is at odds with; absent where it is with none, or with several. */
  against?: { entity: Entity; values: Values };
}

type Records = Readonly<Record<string, readonly Values[]>>;

/** So many situations are judged for one example. */
const patience = 20_000;
const bases = 40;
const mostRivals = 200;

/** Looks for records that keep and break a rule among samples, and samples changed a little. `ready()` is to be awaited before. */
export function workRule(rule: Rule, records: Records, now: Date): WorkedRule {
  const worked = workedOut(rule, records, now);
  return { ...worked, against: worked.fails && rival(rule, worked.fails, records) };
}

/** The one record without which another would keep the rule. */
function rival(rule: Rule, { values, around }: Situation, records: Records): WorkedRule['against'] {
  const names = new Set(
    (rule.assert?.names ?? []).flatMap(([root, name]) => (root === 'records' && name ? [name] : [])),
  );
  for (const name of names) {
    const all = records[name] ?? [];
    const found = all.slice(0, mostRivals).find((one) => {
      const others: Around['all'] = (entity) =>
        entity.name === name ? all.filter((other) => other !== one) : (around.all?.(entity) ?? []);
      return rule.test(values, { ...around, all: others }) === true;
    });
    const entity = found && rule.entity?.product.entity(name);
    if (entity) return { entity, values: found };
  }
  return undefined;
}

function workedOut(rule: Rule, records: Records, now: Date): WorkedRule {
  const { entity } = rule;
  if (!entity || !rule.assert) return { paths: [] };
  const at = ({ first }: Path) => entity.fields.indexOf(first);
  const paths = pathsOf(rule, entity, false).sort((a, b) => at(a) - at(b));
  const behind = pathsOf(rule, entity, true);
  const judge = ({ values, around }: Situation) => rule.test(values, around);
  const own = (records[entity.name] ?? []).slice(0, bases);
  const around = aroundOf(records, now);
  const known = own.map((values) => ({ values, around }));
  const passes =
    known.find((one) => judge(one) === true) ?? first(known, behind, records, now, (one) => judge(one) === true);
  const start = passes ? [passes] : known;
  const fails =
    first(start, behind, records, now, (one) => judge(one) === false) ?? known.find((one) => judge(one) === false);
  if (!passes || passes.around !== fails?.around) return { paths, passes, fails };
  const edge = edgeBetween(entity, passes.values, fails.values, (values) => {
    const answer = judge({ values, around: passes.around });
    return typeof answer === 'boolean' ? answer : undefined;
  });
  if (!edge) return { paths, passes, fails };
  return { paths, passes: { ...passes, values: edge.kept }, fails: { ...fails, values: edge.broken } };
}

/** What a rule looks at; where that is asked for, also what it is computed from. */
function pathsOf(rule: Rule, entity: Entity, isDeep: boolean): Path[] {
  const written = new Set<string>();
  const add = (names: readonly string[][]) => {
    for (const [root, ...steps] of names) {
      const path = steps.filter((step) => step !== '*').join('.');
      if (root !== 'record' || path === '' || written.has(path) || !entity.pathTo(path)) continue;
      written.add(path);
      const [first = ''] = steps;
      if (isDeep) add(entity.field(first)?.computed?.names ?? []);
    }
  };
  add(rule.when?.names ?? []);
  add(rule.assert?.names ?? []);
  return [...written].flatMap((path) => entity.pathTo(path) ?? []);
}

function first(
  starts: readonly Situation[],
  paths: readonly Path[],
  records: Records,
  now: Date,
  isWanted: (one: Situation) => boolean,
): Situation | undefined {
  let left = patience;
  for (const start of starts) {
    for (const one of variations(start, paths, records, now)) {
      if (left-- <= 0) return undefined;
      if (isWanted(one)) return one;
    }
  }
  return undefined;
}

/** A situation with one answer changed, in the record or in one that it refers to; then with two. */
function* variations(start: Situation, paths: readonly Path[], records: Records, now: Date): Generator<Situation> {
  const { values, around } = start;
  const names = [
    ...new Set(paths.flatMap(({ first: { name, isAnswered, isState } }) => (isAnswered || isState ? name : []))),
  ];
  const entity = paths[0]?.first.entity;
  if (!entity) return;
  const choices = names.flatMap((name) => {
    const field = entity.field(name);
    return field ? [{ name, others: alternatives(field, values, records, now) }] : [];
  });
  for (const { name, others } of choices)
    for (const value of others) yield { values: { ...values, [name]: value }, around };
  for (const path of paths) yield* beyond(start, path, records, now);
  for (const other of (records[entity.name] ?? []).slice(0, bases))
    if (!isAlike(other[entity.key], values[entity.key]))
      yield { values: { ...values, ...Object.fromEntries(names.map((name) => [name, other[name] ?? null])) }, around };
  for (const [index, one] of choices.entries())
    for (const two of choices.slice(index + 1))
      for (const value of one.others)
        for (const other of two.others) yield { values: { ...values, [one.name]: value, [two.name]: other }, around };
}

/** The same record, where another that it refers to has another answer. */
function* beyond({ values, around }: Situation, path: Path, records: Records, now: Date): Generator<Situation> {
  const [reference, field] = path.steps;
  const to = reference?.to;
  if (!reference || !to || !field || path.steps.length !== 2) return;
  const key = String(values[reference.name] ?? '');
  const target = around.find?.(to, key);
  if (!target) return;
  for (const value of alternatives(field, target, records, now)) {
    const changed = { ...target, [field.name]: value };
    const find: Around['find'] = (entity, asked) =>
      entity === to && asked === key ? changed : around.find?.(entity, asked);
    yield { values, around: { ...around, find } };
  }
}

function aroundOf(records: Records, now: Date): Around {
  return {
    now,
    find: (entity, key) => records[entity.name]?.find((record) => entity.keyOf(record) === key) ?? null,
    all: (entity) => records[entity.name] ?? [],
  };
}
