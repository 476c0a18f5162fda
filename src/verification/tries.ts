import { type Entity, isAlike, type Values } from '#specification';
import { expectDone, expectWrong, otherValue, type Wrong } from './expect.ts';
import { Contradiction, Untried } from './proof.ts';
import { find, type Goal, type Way } from './search/find.ts';
import type { Start } from './search/starts.ts';
import { answeredOf } from './spot.ts';
import type { Stage } from './stage.ts';
import type { Said } from './words/index.ts';
import type { Writing } from './writing.ts';

const allWays: readonly Way[] = ['made', 'changed', 'taken on'];

/** What is tried with each record that was found: throws where it is not answered as it should be. */
type Attempt = (start: Start, way: Way) => Promise<void>;

/**
 * Tries something in each way in which a record can be written. What is written by one way is undone before the next.
 * Throws where none of them can be gone.
 */
export async function byEachWay(
  stage: Stage,
  entity: Entity,
  goal: Goal,
  attempt: Attempt,
  ways = allWays,
  isOneEnough = false,
): Promise<Said> {
  const gone: { way: Way; who: string }[] = [];
  for (const way of ways) {
    if (gone.length > 0 && isOneEnough) break;
    if (gone.length > 0) await stage.again();
    const found = find(stage, entity, way, goal);
    if (!found) continue;
    await attempt(found, way);
    gone.push({ way, who: found.writing.subject.roles.join(', ') });
  }
  if (gone.length === 0) throw new Untried((words) => words.untried.noneToWrite(entity.label.text));
  return ({ proven, report }) =>
    gone.map(({ way, who }) => proven.by(proven.ways[way], who || report.anybody)).join('; ');
}

/**
 * Tries some values one after another: the first in each way in which a record can be written, the others in any. Throws
 * where none of them could be.
 */
export async function byEachValue(
  stage: Stage,
  entity: Entity,
  values: readonly unknown[],
  goalOf: (value: unknown) => Goal,
  attempt: Attempt,
): Promise<Said> {
  let tried = 0;
  let by: Said | undefined;
  for (const value of values.slice(0, mostValues)) {
    if (tried > 0) await stage.again();
    try {
      by = await byEachWay(stage, entity, goalOf(value), attempt, allWays, tried > 0);
      tried += 1;
    } catch (error) {
      if (!(error instanceof Untried)) throw error;
    }
  }
  const last = by;
  if (!last) throw new Untried((words) => words.untried.noneToWrite(entity.label.text));
  return (words) => (tried > 1 ? words.proven.values(tried, last(words)) : last(words));
}

const mostValues = 12;

/** Throws unless a record is refused because of a place in it, by the form and by what answers calls. */
export async function expectRefused(start: Start, wrong: Wrong): Promise<void> {
  const found = judged(start.writing, start.result);
  if (found && !found.some(({ path, code }) => path.join('/') === wrong.path.join('/') && code === wrong.code))
    throw new Contradiction((words) => words.contradicted.formSilent(wrong.code, wrong.path.join('.')));
  expectWrong(await start.writing.send(start.result), wrong);
}

/** Throws unless a record is written as it was sent, and the form has nothing against it. */
export async function expectWritten(start: Start, names: readonly string[] = []): Promise<Values> {
  const { writing, result } = start;
  const { entity } = writing;
  const [issue] = (judged(writing, result) ?? []).filter(({ severity }) => severity === 'error');
  if (issue) throw new Contradiction((words) => words.contradicted.formRefuses(issue.code, issue.path.join('.')));
  const answer = expectDone(await writing.send(result));
  for (const name of names) {
    const field = entity.field(name);
    const answered = (value: unknown) => (field ? answeredOf(field, value) : value);
    if (!Object.hasOwn(answer.body, name) || isAlike(answered(answer.body[name]), answered(result[name]))) continue;
    throw otherValue(answer.asked, name, answer.body[name], result[name]);
  }
  return answer.body;
}

/** What a form says of a record, where there is one to ask. */
export function judged({ stage, entity, subject, transition, names }: Writing, result: Values) {
  return stage.ground.judge?.(entity.name, result, stage.world.around(subject), transition && names);
}
