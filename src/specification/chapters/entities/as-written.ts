import { flagSaid } from '../../vocabulary/words/flag-words.ts';
import { isMap, Written } from '../facts.ts';

const own = (of: unknown, key: string) => (isMap(of) && Object.hasOwn(of, key) ? of[key] : undefined);

/** Whether the answers to a field are words; so they are where nothing else is stated. */
function isText(field: unknown): boolean {
  if (!isMap(field)) return false;
  const type = own(field, 'type');
  return (
    type === 'string' || (type === undefined && !['items', 'properties', 'to'].some((key) => Object.hasOwn(field, key)))
  );
}

/** An answer to a field as the document writes it: a text keeps its zeros, `0123` and `1.10`, a key is a text, and `ja` is true. */
function answerAsWritten(answer: unknown, field: unknown): unknown {
  if (own(field, 'type') === 'reference') {
    if (answer instanceof Written) return answer.source;
    return typeof answer === 'number' ? String(answer) : answer;
  }
  if (own(field, 'type') === 'boolean' && typeof answer === 'string') return flagSaid(answer) ?? answer;
  if (answer instanceof Written) return isText(field) ? answer.source : answer.value;
  if (Array.isArray(answer)) return answer.map((item) => answerAsWritten(item, own(field, 'items')));
  if (!isMap(answer)) return answer;
  const properties = own(field, 'properties');
  return Object.fromEntries(
    Object.entries(answer).map(([key, inner]) => [key, answerAsWritten(inner, own(properties, key))]),
  );
}

/** Something read from the document, with the answers under some keys as they are written. */
function withAnswers(facts: unknown, answers: Readonly<Record<string, (value: unknown) => unknown>>): unknown {
  if (!isMap(facts)) return facts;
  const stated = Object.entries(answers).filter(([key]) => Object.hasOwn(facts, key));
  return stated.length === 0
    ? facts
    : { ...facts, ...Object.fromEntries(stated.map(([key, read]) => [key, read(facts[key])])) };
}

const each = (value: unknown, read: (item: unknown) => unknown) =>
  Array.isArray(value) ? value.map(read) : read(value);

/** A field, with its default and its examples as they are written. */
export function fieldAsWritten(field: unknown): unknown {
  const answer = (value: unknown) => answerAsWritten(value, field);
  return withAnswers(field, { default: answer, examples: (value) => each(value, answer) });
}

/** An entity, with its sample records as they are written. */
export function entityAsWritten(entity: unknown): unknown {
  const record = { properties: own(entity, 'fields') };
  return withAnswers(entity, { samples: (value) => each(value, (sample) => answerAsWritten(sample, record)) });
}
