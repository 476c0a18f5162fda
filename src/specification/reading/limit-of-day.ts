import { Written } from '../chapters/facts.ts';
import { memberOf } from '../vocabulary/fields-of-record.ts';
import { momentMeant } from '../vocabulary/words/moments.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { DraftNames } from './draft-names.ts';

type Comparison = readonly [operator: string, called: string];
const least: Comparison = ['>=', 'earliest'];
const most: Comparison = ['<=', 'latest'];

const compared: ReadonlyMap<string, Comparison> = new Map([
  ...['min', 'minimum', 'from', 'earliest'].map((key) => [key, least] as const),
  ...['max', 'maximum', 'until', 'latest'].map((key) => [key, most] as const),
  ['exclusiveMinimum', ['>', 'after']],
  ['exclusiveMaximum', ['<', 'before']],
]);

/**
 * The rule that limits a day or a moment, where somebody states that at the field: `max: today`; undefined where it is anything else.
 * @param path of the field of an entity
 */
export function ruleOfDay(path: string, key: string, value: unknown, names: DraftNames): string | undefined {
  const [, entity = '', , field = ''] = path.split('.');
  const [operator, called] = compared.get(key) ?? [];
  if (operator === undefined) return undefined;
  const kind = names.kindOf(entity, field);
  if (kind !== 'date' && kind !== 'dateTime') return undefined;
  const format = kind === 'date' ? kind : 'date-time';
  const said = value instanceof Written ? value.source : value;
  const limit = typeof said === 'string' ? momentOf(said.trim(), format) : '…';
  const assert = `${memberOf(field)} ${operator} ${limit}`;
  return `${inFlow(`${called} ${field}`)}: { entity: ${entity}, assert: ${inFlow(assert)}, at: [${inFlow(field)}] }`;
}

function momentOf(said: string, format: 'date' | 'date-time'): string {
  const moment = momentMeant(said, format) ?? (/^=./.test(said) ? said : undefined);
  if (moment !== undefined) return moment.slice(1);
  if (/^\d{4}-\d\d-\d\d$/.test(said)) return `date('${said}')`;
  return /^\d{4}-\d\d-\d\dT[^']*(?:Z|[+-]\d\d:\d\d)$/.test(said) ? `timestamp('${said}')` : '…';
}
