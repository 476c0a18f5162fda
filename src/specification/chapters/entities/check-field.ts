import { assumedKey } from '../../assumptions.ts';
import { limitNames } from '../../compile/field.ts';
import { isPattern } from '../../expressions/regular.ts';
import { boundAs } from '../../fields/bound.ts';
import { kindOf } from '../../fields/index.ts';
import { numberSaid } from '../../vocabulary/words/number-said.ts';
import { isOpen } from '../../vocabulary/words/open.ts';
import { isWhoAsks } from '../../vocabulary/words/who-asks.ts';
import type { Checker } from '../checker.ts';
import type { Limits } from '../limits.ts';
import { type Refusal, refusalOf } from './answers.ts';
import { checkBounds } from './bounds.ts';
import { checkFormat, checkKeywords } from './formats.ts';
import type { FieldFacts } from './vocabulary.ts';

/** Whatever cannot be right in one field, apart from its expressions and from what is inside it. */
export function checkField(checker: Checker, path: string, field: FieldFacts, limits: Limits) {
  checkFormat(checker, path, field);
  checkKeywords(checker, path, field);
  checkChoices(checker, path, field);
  checkBounds(checker, path, field, limits);
  checkPattern(checker, path, field);
  if (!field.type || field.type === 'reference') checker.entity(`${path}.to`, field.to);
  checkEmptied(checker, path, field, limits);
  checkComputed(checker, path, field);
  checkAnswers(checker, path, field, limits);
}

/** Neither a required reference nor one of a list that must have some can be emptied. */
function checkEmptied(checker: Checker, path: string, field: FieldFacts, limits: Limits) {
  const isListRequired = field.required || (limits.of(field, 'minItems') ?? 0) > 0;
  if (field.onDelete === 'setNull' && field.required) checker.error(`${path}.onDelete`, 'field.setNullRequired');
  if (field.items?.onDelete === 'setNull' && isListRequired)
    checker.error(`${path}.items.onDelete`, 'field.setNullRequired');
}

function checkChoices(checker: Checker, path: string, field: FieldFacts) {
  const { enum: options, type } = field;
  if (!options) return;
  if (options.length === 0) checker.warn(`${path}.enum`, 'field.enumEmpty');
  if (type && !['string', 'integer', 'number'].includes(type))
    checker.error(`${path}.enum`, 'field.enumType', { type });
  const seen = new Set<string>();
  for (const [index, option] of options.entries()) {
    const value = typeof option === 'string' ? option : option.value;
    if (typeof value !== 'string') continue;
    const at = `${path}.enum.${index}`;
    if (isOpen(value)) checker.error(at, 'open.name');
    const isNumber = (type === 'integer' || type === 'number') && !Number.isNaN(Number(value));
    const meant = isNumber ? String(Number(value)) : value;
    if (seen.has(meant)) checker.error(at, 'field.enumTwice', { name: value });
    seen.add(meant);
    const isWrong =
      value.trim() === '' || Number.isNaN(Number(value)) || (type === 'integer' && !Number.isInteger(Number(value)));
    if (isWrong && (type === 'integer' || type === 'number'))
      checker.error(at, 'field.enumNumber', { name: value, type });
  }
}

/** `/^[A-Z]{2}$/` as programs write it: its strokes would be asked of every answer. */
const withStrokes = /^\/(\^.*|.*\$)\/[a-z]*$/s;

function checkPattern(checker: Checker, path: string, { pattern }: FieldFacts) {
  const [, inside] = withStrokes.exec(pattern ?? '') ?? [];
  if (inside !== undefined)
    checker.error(`${path}.pattern`, 'field.patternStrokes', { example: `pattern: ${JSON.stringify(inside)}` });
  if (!pattern || inside !== undefined || isPattern(pattern)) return;
  if (pattern.length > 1000) checker.error(`${path}.pattern`, 'field.patternLong');
  else checker.error(`${path}.pattern`, isRegularExpression(pattern) ? 'field.patternRefused' : 'field.pattern');
}

/** Whether it is one at all: then it has a part that does not run in linear time. */
function isRegularExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

/** What the product works out, nobody answers. */
function checkComputed(checker: Checker, path: string, { computed, required, ...field }: FieldFacts) {
  if (!computed) return;
  if (required) checker.error(`${path}.required`, 'field.computedRequired');
  if (field.default !== undefined && field.default !== null) checker.error(`${path}.default`, 'field.computedDefault');
  if (field.readOnly === false) checker.error(`${path}.readOnly`, 'field.computedWritten');
}

function checkAnswers(checker: Checker, path: string, field: FieldFacts, limits: Limits) {
  const refuse = (at: string, code: 'field.default' | 'field.example', value: unknown) =>
    checkAnswer(checker, at, code, field, value, limits);
  const { default: stated } = field;
  const isExpression = typeof stated === 'string' && stated.startsWith('=');
  if (!isExpression) refuse(`${path}.default`, 'field.default', stated);
  if (kindOf(field).kind === 'reference' && typeof stated === 'string' && !isExpression)
    checkBegun(checker, `${path}.default`, field, stated);
  for (const [index, example] of (field.examples ?? []).entries())
    refuse(`${path}.examples.${index}`, 'field.example', example);
}

/** A reference begins with the key of a record, of a sample where any are stated; who asks is no key. */
function checkBegun(checker: Checker, path: string, { to }: FieldFacts, name: string) {
  const { key, samples } = (to && checker.names.entities?.get(to)) || {};
  const keys = (samples ?? []).map((sample) => String(sample[key ?? assumedKey] ?? ''));
  if (isWhoAsks(name)) checker.error(path, 'field.begunSubject', { example: 'default: =subject.id' });
  else if (!keys.includes(name)) checker.warn(path, 'field.begunKey', { name, owner: to ?? '' });
}

/** An answer that the field refuses, with what it states against it, or with the answer as a document writes it. */
export function checkAnswer(
  checker: Checker,
  path: string,
  code: 'field.default' | 'field.example' | 'field.sample',
  field: FieldFacts,
  value: unknown,
  limits: Limits,
) {
  const reason = refusalOf(field, value, limits);
  if (!reason) return;
  const isNumber = field.type === 'integer' || field.type === 'number';
  const number = isNumber && typeof value === 'string' ? numberSaid(value) : undefined;
  const stated = number === undefined ? statedAgainst(field, reason, limits) : undefined;
  checker.error(path, code, {
    reason,
    value: shown(value),
    ...(stated === undefined ? {} : { stated }),
    ...(number === undefined
      ? {}
      : { example: `${path.split('.').findLast((step) => !/^\d+$/.test(step))}: ${number}` }),
  });
}

/** What a field states that an answer is refused by: `maximum: 10`; undefined where that is inside it. */
function statedAgainst(field: FieldFacts, reason: Refusal, limits: Limits): string | undefined {
  if (reason === 'type') return field.type ? `type: ${field.type}` : undefined;
  const name = limitNames.find((one) => one === reason);
  const limit = name && limits.of(field, name);
  return limit === undefined ? undefined : `${name}: ${boundAs(kindOf(field).kind, limit)}`;
}

/** A value in a sentence. */
export function shown(value: unknown): string {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return written.length > 40 ? `${written.slice(0, 40)}…` : written;
}
