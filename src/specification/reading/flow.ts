import { isMap, Written } from '../chapters/facts.ts';
import { inFlow } from '../vocabulary/written.ts';

const most = 12;

/** A value as it is written in one line. */
export function flow(value: unknown): string {
  if (value instanceof Written) return value.source;
  if (Array.isArray(value)) return `[${value.slice(0, most).map(flow).join(', ')}]`;
  if (isMap(value)) return flowOf(Object.entries(value).map(([key, inner]) => [key, flow(inner)]));
  return typeof value === 'string' ? inFlow(value) : '';
}

/** A thing in one line, of values that are written already. */
export function flowOf(entries: readonly (readonly [key: string, value: string])[]): string {
  if (entries.length === 0) return '{}';
  const shown = entries.slice(0, most).map(([key, value]) => `${key}: ${value}`);
  return `{ ${shown.join(', ')}${entries.length > most ? ', …' : ''} }`;
}
