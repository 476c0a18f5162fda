import type { GapKind } from '../chapters/gap-kinds.ts';
import { recordActions } from '../compile/operations.ts';
import { childrenOf, type Node } from '../expressions/node.ts';
import type { Specification } from '../specification.ts';
import { usesOfConstants } from '../survey/uses-of-constants.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { Answer } from './answers.ts';
import { namedEntities, stateFieldOf } from './entity-answers.ts';
import type { DocumentNames } from './names.ts';

/** What other chapters name of one that a document lacks: all of it, or a name would be unknown. */
export function namedElsewhere(
  kind: GapKind,
  specification: Specification,
  names: DocumentNames,
): readonly (readonly Answer[])[] {
  switch (kind) {
    case 'chapter.entities':
      return namedEntities(specification, names.subject);
    case 'chapter.lifecycles':
      return namedLifecycles(specification, names);
    case 'chapter.calls':
      return [namedCalls(specification, names)];
    case 'chapter.errors':
      return [namedErrors(specification, names)];
    case 'chapter.constants':
      return namedConstants(specification);
    default:
      return [];
  }
}

/** Errors of which other chapters speak; none where they speak of no error. */
function namedErrors({ rules, calls }: Specification, names: DocumentNames): Answer[] {
  const named = [
    ...Object.values(rules).map(({ error }) => error),
    ...Object.values(calls).flatMap(({ errors }) => errors ?? []),
  ];
  return each(named).map((error) => [`errors.${error}`, `{ title: ${inFlow(names.labelFrom(error))} }`]);
}

/** Constants that expressions and limits rest on; their kind is not told by that. */
function namedConstants(specification: Specification): Answer[][] {
  const named = [...usesOfConstants(specification).keys()];
  return ['{ value: 25 }', '{}'].map((facts) => named.map((name): Answer => [`constants.${name}`, facts]));
}

/** The calls that transitions are taken by. */
function namedCalls({ lifecycles }: Specification, names: DocumentNames): Answer[] {
  const taken = Object.entries(lifecycles).flatMap(([entity, { transitions }]) =>
    Object.entries(transitions ?? {}).flatMap(([transition, { call }]) => (call ? [{ call, entity, transition }] : [])),
  );
  const first = new Map(taken.toReversed().map((one) => [one.call, one]));
  return each(taken.map(({ call }) => call)).map((call) => {
    const { entity = '', transition = '' } = first.get(call) ?? {};
    const path = `/${entity}/{${names.keyOf(entity)}}/${transition}`.replaceAll(' ', '-');
    return [`calls.${call}`, `{ method: post, path: ${inFlow(path)} }`];
  });
}

/** Lifecycles whose transitions and states other chapters name: with a way through them, else with what is named alone. */
function namedLifecycles(specification: Specification, names: DocumentNames): Answer[][] {
  const taken = transitionsNamed(specification, names);
  return [true, false].map((isWhole) =>
    [...taken].map(([entity, transitions]): Answer => {
      const states = statesNamed(specification, names, entity);
      const [initial = ''] = states;
      const ways = transitions.map((transition, index) => {
        const [from, to] = [states[Math.min(index, states.length - 2)], states[Math.min(index + 1, states.length - 1)]];
        return `${inFlow(transition)}: ${isWhole ? `{ from: [${from}], to: ${to} }` : '{}'}`;
      });
      const titled = states.map((state) => `${state}: { title: ${inFlow(names.labelFrom(state))} }`).join(', ');
      const moves = ways.length > 0 ? `, transitions: { ${ways.join(', ')} }` : '';
      return [`lifecycles.${entity}`, `{ initial: ${initial}, states: { ${titled} }${moves} }`];
    }),
  );
}

/** The transitions that are named, by entity; of an entity whose state is shown there may be none. */
function transitionsNamed(
  { access, calls, screens }: Specification,
  { entities, subject }: DocumentNames,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>();
  const note = (entity: string, actions: readonly string[]) => {
    const own = found.get(entity) ?? new Set();
    for (const action of actions) if (!recordActions.includes(action)) own.add(action);
    found.set(entity, own);
  };
  for (const { entity, shows, views, bulk } of Object.values(screens)) {
    const isByState = shows?.includes('lifecycle') || Object.values(views ?? {}).some((view) => view.as === 'board');
    const actions = (bulk ?? []).filter(isTransition);
    if (entity && (isByState || actions.length > 0)) note(entity, actions);
  }
  for (const { entity, does } of Object.values(calls)) if (entity && does && isTransition(does)) note(entity, [does]);
  for (const { can, on } of access.permissions ?? []) {
    const actions = can === 'all' ? [] : (can ?? []).filter(isTransition);
    const known = [...found].flatMap(([entity, own]) => (actions.some((action) => own.has(action)) ? [entity] : []));
    const all = known.length > 0 ? known : [subject];
    if (actions.length > 0) for (const entity of on === 'all' ? all : (on ?? [])) note(entity, actions);
  }
  return new Map(
    [...found].flatMap(([entity, own]) =>
      entities.length === 0 || entities.includes(entity) ? [[entity, [...own]] as const] : [],
    ),
  );
}

const isTransition = (action: string) => !recordActions.includes(action);

/** The states of an entity as far as a choice or a condition names them; else two to begin with. */
function statesNamed(specification: Specification, names: DocumentNames, entity: string): readonly string[] {
  const field = stateFieldOf(entity, specification);
  const { enum: choices } = (field && specification.entities[entity]?.fields?.[field]) || {};
  const chosen = (choices ?? []).flatMap((choice) => (typeof choice === 'string' ? choice : (choice.value ?? [])));
  const compared = field === undefined ? [] : each(Object.values(specification.expressions).flatMap(literalsOf(field)));
  const [states = []] = [chosen, compared].filter(({ length }) => length > 0);
  const usual = [names.words('open'), names.words('closed')];
  return (states.length > 1 ? states : [...states, ...usual].slice(0, 2)).map(inFlow);
}

/** The texts that a field of a record is compared with. */
const literalsOf =
  (field: string) =>
  (node: Node): string[] => {
    const inside = childrenOf(node).flatMap(literalsOf(field));
    if (node.op !== '==' && node.op !== '!=' && node.op !== 'in') return inside;
    const isOfField = [node.left, node.right].some((side) => side.op === 'select' && side.name === field);
    return isOfField ? [...textsIn(node.left), ...textsIn(node.right), ...inside] : inside;
  };

function textsIn(node: Node): string[] {
  if (node.op === 'list') return node.items.flatMap(textsIn);
  return node.op === 'value' && typeof node.value === 'string' ? [node.value] : [];
}

const each = (names: readonly (string | null | undefined)[]) => [...new Set(names.flatMap((name) => name || []))];
