import { isDeepStrictEqual } from 'node:util';
import { type Expectation, type Seen, unjudged } from './expectation.ts';
import type { Question } from './question.ts';
import type { Found } from './send.ts';

type Body = Record<string, unknown>;

/** The names of things that an answer may have beside the fields of a record: its key is in the address already. */
const isBeside = (name: string) => name.startsWith('$') || name === 'id' || name === 'code';

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every success counts as 200: which one it is, is a matter of HTTP. */
export const statusOf = ({ status }: Found) => (status >= 200 && status < 300 ? 200 : status);

function differences(seen: Seen, body: Body): string[] {
  const names = new Set([...Object.keys(seen), ...Object.keys(body).filter((name) => !isBeside(name))]);
  return [...names].flatMap((name) => {
    if (seen[name] === unjudged) return [];
    if (!(name in seen)) return [`shows ${name}, which may not be read`];
    if (!(name in body)) return [`does not show ${name}`];
    return isDeepStrictEqual(seen[name], body[name]) ? [] : [`${name} is ${JSON.stringify(body[name])}`];
  });
}

const keyOf = (item: Body) => String(item.$key ?? item.id ?? item.code);

function listed(items: Map<string, Seen>, found: Body): string[] {
  const list = Array.isArray(found.items) ? found.items.filter(isBody) : [];
  const keys = list.map(keyOf);
  const total = found.total === items.size ? [] : [`total is ${found.total}, not ${items.size}`];
  return [
    ...total,
    ...keys.filter((key) => !items.has(key)).map((key) => `lists ${key}`),
    ...[...items.keys()].filter((key) => !keys.includes(key)).map((key) => `does not list ${key}`),
    ...list.flatMap((item) => differences(items.get(keyOf(item)) ?? {}, item).map((what) => `${keyOf(item)} ${what}`)),
  ];
}

/** What an answer has other than it should; nothing where it is as expected. */
export function wrongIn(expectation: Expectation, found: Found, { action }: Pick<Question, 'action'>): string[] {
  const status = statusOf(found);
  if (!expectation.statuses.includes(status))
    return [`${found.status} instead of ${expectation.statuses.join(' or ')}`];
  if (status !== 200 || action === 'delete') return [];
  const body = isBody(found.body) ? found.body : {};
  if (expectation.items) return listed(expectation.items, body);
  if (expectation.record) return differences(expectation.record, body);
  const { atMost } = expectation;
  if (!atMost) return [];
  const shown = Object.keys(body).filter((name) => !isBeside(name) && !(name in atMost));
  return shown.map((name) => `shows ${name}, which may not be read`);
}
