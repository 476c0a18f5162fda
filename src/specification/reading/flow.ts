import { isMap, Written } from '../chapters/facts.ts';

const most = 12;

/** A value as it is written in one line. */
export function flow(value: unknown): string {
  if (value instanceof Written) return value.source;
  if (Array.isArray(value)) return `[${value.slice(0, most).map(flow).join(', ')}]`;
  if (isMap(value)) return flowOf(Object.entries(value).map(([key, inner]) => [key, flow(inner)]));
  if (typeof value !== 'string') return '';
  return /^[\p{L}\p{N}_-]+(?: [\p{L}\p{N}_-]+)*$/u.test(value) ? value : JSON.stringify(value);
}

/** A thing in one line, of values that are written already. */
export function flowOf(entries: readonly (readonly [key: string, value: string])[]): string {
  if (entries.length === 0) return '{}';
  const shown = entries.slice(0, most).map(([key, value]) => `${key}: ${value}`);
  return `{ ${shown.join(', ')}${entries.length > most ? ', …' : ''} }`;
}
