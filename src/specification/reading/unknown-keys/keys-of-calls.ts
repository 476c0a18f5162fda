import { isMap } from '../../chapters/facts.ts';
import { flow } from '../flow.ts';
import { type Meaning, told } from './told.ts';

/** `get: /orders`, `get: all orders` */
export const requestsThemselves: Meaning = ({ name, whole, keys, isFew }) => {
  if (!whole || !isFew || !keys.every((one) => isRequest(one, whole[one]))) return undefined;
  const each = keys.map((one) => [keys.length > 1 ? `${one.toLowerCase()} ${name}` : name, one] as const);
  const calls = each.map(([called, one]) => `${called}: ${requestOf(name, one, whole[one])}`);
  return told('fact.exact', () => ({ example: calls.join('\n') }), true);
};

const isRequest = (key: string, value: unknown) =>
  /^(?:get|post|put|patch|delete)$/i.test(key) && (typeof value === 'string' || isMap(value) || value === undefined);

/** A call of that method, at the path that stands there or that its name is. */
function requestOf(name: string, method: string, said: unknown): string {
  const stated = isMap(said) ? (said.summary ?? said.title ?? said.description) : said;
  const words = typeof stated === 'string' ? stated : '';
  const path = words.startsWith('/') ? words : `/${name.replace(/^\//, '').replaceAll(' ', '-')}`;
  const title = words === path || words === '' ? '' : `title: ${flow(words)}, `;
  return `{ ${title}method: ${method.toLowerCase()}, path: ${flow(path)} }`;
}
