import { type Around, type Entity, type Field, type Sight, type Values, withComputed } from '../compile/index.ts';
import { childrenOf, type Expression, type Node } from '../expressions/index.ts';
import { canonical, isAlike } from '../fields/canonical.ts';
import { isObject, ownOf } from '../json.ts';
import { type Issue, issueAt } from './issue.ts';

/** A body that is taken over, and the record around it. */
export interface Taken {
  body: Values;
  before: Values;
  after: Values;
  /** Limited to what the asker may see: nobody finds out by trying what is hidden. */
  around: Around;
  sight: Sight;
}

/**
 * What a body would change of what only the product answers, at every depth. It may come back as it is; what is computed, also
 * as it was anywhere in the record, and as the clock or other records had it.
 */
export function ownIssues(entity: Entity, { body, before, after, around, sight }: Taken): Issue[] {
  const [was, is] = [withComputed(entity, before, around), withComputed(entity, after, around)];
  const earlier = new Map<Field, Set<string>>();
  for (const field of entity.fields) gather(field, was[field.name], earlier);
  const fits = (field: Field, sent: unknown, answer: unknown) =>
    isAlike(sent, answer) ||
    (isComputed(field) && (earlier.get(field)?.has(canonical(sent)) === true || !isOfRecord(field)));
  const visit = (field: Field, sent: unknown, answer: unknown, path: string[], isSeen: boolean): Issue[] => {
    if (!field.isAnswered) return isSeen && fits(field, sent, answer) ? [] : [issueAt(path, 'readOnly')];
    const { items } = field;
    if (items && Array.isArray(sent))
      return sent.flatMap((entry, index) =>
        visit(items, entry, Array.isArray(answer) ? answer[index] : null, [...path, String(index)], isSeen),
      );
    if (!isObject(sent)) return [];
    return field.properties.flatMap((property) => {
      const { name } = property;
      if (!Object.hasOwn(sent, name)) return [];
      return visit(property, sent[name], ownOf(answer, name), [...path, name], isSeen);
    });
  };
  return Object.keys(body).flatMap((name) => {
    const field = name.startsWith('$') ? undefined : entity.field(name);
    return field ? visit(field, body[name], is[name], [name], sight.has(name)) : [];
  });
}

function isComputed(field: Field): boolean {
  return field.computed !== undefined || field.hasComputedInside;
}

function gather(field: Field, answer: unknown, found: Map<Field, Set<string>>) {
  if (!field.isAnswered) found.set(field, (found.get(field) ?? new Set()).add(canonical(answer)));
  const { items } = field;
  if (items && Array.isArray(answer)) for (const entry of answer) gather(items, entry, found);
  for (const property of field.properties) gather(property, ownOf(answer, property.name), found);
}

/** Whether what is computed rests on the answers of the record alone, so that it only changes with them. */
function isOfRecord(field: Field, known: Set<Field> = new Set()): boolean {
  if (known.has(field)) return true;
  known.add(field);
  const inside = [...(field.items ? [field.items] : []), ...field.properties];
  if (!inside.every((inner) => !isComputed(inner) || isOfRecord(inner, known))) return false;
  return !field.computed || restsOnRecord(field.computed, field, known);
}

function restsOnRecord({ names, node }: Expression, { entity }: Field, seen: Set<Field>): boolean {
  if (node && asksClock(node)) return false;
  return names.every(([root, ...steps]) => {
    if (root === 'constants') return true;
    if (root === 'item') return steps.length < 2;
    const [first] = steps;
    const path = root === 'record' ? entity.pathTo(steps.filter((step) => step !== '*').join('.')) : undefined;
    if (!path || first === undefined) return false;
    return path.steps.slice(0, -1).every(({ to, items }) => !to && !items?.to) && isOfRecord(path.first, seen);
  });
}

function asksClock(node: Node): boolean {
  return (node.op === 'call' && (node.name === 'now' || node.name === 'today')) || childrenOf(node).some(asksClock);
}
