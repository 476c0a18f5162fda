import { isMap } from '../chapters/facts.ts';
import type { Specification } from '../specification.ts';
import { inFlow } from '../vocabulary/written.ts';

/** What a thing states, with a fact more, in its exact form: what is written in short cannot be added to. */
export function exactForm(
  specification: Specification,
  thing: readonly string[],
  rest: readonly string[],
  value: string,
): string | undefined {
  const facts = thing.reduce<unknown>(
    (at, step) => (isMap(at) && Object.hasOwn(at, step) ? at[step] : undefined),
    specification,
  );
  return isMap(facts) && !isShown(facts, rest) ? withFact(facts, rest, value) : undefined;
}

function isShown(facts: unknown, [step, ...rest]: readonly string[]): boolean {
  if (step === undefined) return facts !== undefined;
  return isMap(facts) && Object.hasOwn(facts, step) && isShown(facts[step], rest);
}

function withFact(facts: unknown, [step, ...rest]: readonly string[], value: string): string {
  if (step === undefined) return value;
  const stated = isMap(facts) ? facts : {};
  const fact = `${inFlow(step)}: ${withFact(stated[step], rest, value)}`;
  // What is there already stays where it is.
  const written = Object.entries(stated).flatMap(([key, one]) =>
    key === step ? [fact] : one === undefined ? [] : [`${inFlow(key)}: ${flowOf(one)}`],
  );
  return `{ ${[...written, ...(Object.hasOwn(stated, step) ? [] : [fact])].join(', ')} }`;
}

function flowOf(value: unknown): string {
  if (value === null) return 'none';
  if (Array.isArray(value)) return `[${value.map(flowOf).join(', ')}]`;
  if (!isMap(value)) return typeof value === 'string' ? inFlow(value) : String(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, one]) => `${inFlow(key)}: ${flowOf(one)}`).join(', ')} }`;
}
