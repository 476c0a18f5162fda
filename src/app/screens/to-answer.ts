import type { Messages } from '#app/messages';
import { type Around, type Entity, Expression, isEmpty, type Node, type Path, type Values } from '#specification';
import { whoAnswers } from './who-answers.ts';

interface Looked {
  entity: Entity;
  values: Values;
  around: Around;
}

/** What of some paths is to be answered: nobody answers what is computed, but what that rests on. */
export function toAnswer(paths: readonly Path[], { entity, values, around }: Looked): Path[] {
  const open = (some: readonly Path[]) => some.filter((path) => isUnanswered(path, values, around));
  return open(paths).flatMap((path) => {
    const { node: computed } = path.field.computed ?? {};
    const below = computed ? pathsIn(computed, entity) : [];
    return [open(below), below, [path]].find((some) => some.length > 0) ?? [];
  });
}

/** What is to be answered first, and who can where whoever asks may not; where nobody can any more, only what is lacking. */
export function needsWords(paths: readonly Path[], looked: Looked, permission: Messages['permission']): string {
  const { entity, values, around } = looked;
  const labels = paths.map(({ label }) => label.text);
  if (!paths.every((path) => isAnsweredNow(path, looked))) return permission.restsOn(labels);
  const others = whoAnswers(entity, paths, values, around);
  const asked = permission.needs(labels);
  return others.length > 0 ? `${asked} ${permission.answeredBy(others)}` : asked;
}

/** Whether it can be answered in the state that the record is in, or on a way out of it. */
function isAnsweredNow({ steps: [{ name }] }: Path, { entity: { lifecycle }, values, around }: Looked): boolean {
  if (!lifecycle || lifecycle.editable(values).has(name)) return true;
  return lifecycle.exits(values, around).some(({ transition }) => transition.asks.some((field) => field.name === name));
}

/** What a condition or a computation asks of the record. */
export function pathsIn(node: Node, entity: Entity): Path[] {
  const written = new Expression('', node).names.flatMap(([root, ...steps]) => {
    const path = steps.filter((step) => step !== '*').join('.');
    return root === 'record' && path ? [path] : [];
  });
  return [...new Set(written)].flatMap((path) => entity.pathTo(path) ?? []);
}

/** What may not be seen may be answered; of what a list has nothing of, nothing is. */
function isUnanswered(path: Path, values: Values, around: Around): boolean {
  if (path.first.items && path.steps.length > 1) return false;
  const answer = path.read(values, around);
  return answer === undefined ? path.field.computed !== undefined : isEmpty(answer);
}
