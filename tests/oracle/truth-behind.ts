import { isDeepStrictEqual } from 'node:util';
import type { Expectation } from './expectation.ts';
import type { Model, Values } from './model.ts';
import type { Question } from './question.ts';
import type { Found } from './send.ts';
import type { Stage } from './stage.ts';

interface Asked {
  question: Question;
  expectation: Expectation;
  found: Found;
}

const kept = (model: Model, { entity, key }: Question) => model.records[entity]?.find((one) => one.key === key)?.values;

/** What a record should be after a write that was allowed; `undefined` where it should be gone. */
function valuesAfter(model: Model, question: Question): Values | undefined {
  if (question.action === 'delete') return undefined;
  const transition = model.lifecycle.transitions[question.action];
  return { ...kept(model, question), ...question.body, ...(transition && { status: transition.to }) };
}

const isAs = (values: Values, body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  Object.entries(values).every(([name, value]) => isDeepStrictEqual((body as Values)[name] ?? null, value));

/** A write that was answered with a success, and was not made. */
export async function notWritten(stage: Stage, model: Model, { question }: Asked): Promise<string[]> {
  if (question.key === undefined) return [];
  const { status, body, text } = await stage.look(question.entity, question.key);
  const values = valuesAfter(model, question);
  if (!values) return status === 404 ? [] : [`was said to be deleted, and is there: ${text}`];
  return isAs(values, body) ? [] : [`was said to be written, and is ${text}`];
}

/** Writes that were refused, and were made all the same. */
export async function lostIn(stage: Stage, model: Model, refused: Asked[], since: Question | undefined) {
  const last = new Map(refused.map((asked) => [`${asked.question.entity}/${asked.question.key}`, asked]));
  const lost: (Asked & { wrong: string[] })[] = [];
  for (const asked of last.values()) {
    const { question } = asked;
    const values = kept(model, question);
    const isChangedSince = question.entity === since?.entity && question.key === since.key;
    if (!values || isChangedSince || since?.action === 'delete') continue;
    const { body, text } = await stage.look(question.entity, question.key ?? '');
    if (!isAs(values, body)) lost.push({ ...asked, wrong: [`was refused, and the record is now ${text}`] });
  }
  return lost;
}
