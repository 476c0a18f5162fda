import { isMap, Written } from '../chapters/facts.ts';
import { open } from '../vocabulary/words/open.ts';
import { inFlow } from '../vocabulary/written.ts';

/** Of more than anybody writes into one line, `…` says that there is more. */
const most = 40;

/** A value as it is written in one line. */
export const flow = (value: unknown): string => upTo(most, value);

/** The same with all of it: what decides over access loses nothing. */
export const wholeFlow = (value: unknown): string => upTo(Number.POSITIVE_INFINITY, value);

function upTo(length: number, value: unknown): string {
  if (value instanceof Written) return value.source;
  if (Array.isArray(value)) {
    const shown = value.slice(0, length).map((one) => upTo(length, one));
    return `[${[...shown, ...(value.length > length ? [open] : [])].join(', ')}]`;
  }
  if (isMap(value))
    return flowOf(
      Object.entries(value).map(([key, inner]) => [key, upTo(length, inner)]),
      length,
    );
  if (value === null) return 'none';
  if (typeof value === 'string') return inFlow(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** A thing in one line, of values that are written already. */
export function flowOf(entries: readonly (readonly [key: string, value: string])[], length = most): string {
  if (entries.length === 0) return '{}';
  const shown = entries.slice(0, length).map(([key, value]) => `${inFlow(key)}: ${value}`);
  return `{ ${shown.join(', ')}${entries.length > length ? `, ${open}` : ''} }`;
}
