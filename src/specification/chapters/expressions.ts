import { type Demanded, demandedBy, excluding, writtenAs } from '../expressions/excluding.ts';
import type { Node } from '../expressions/node.ts';
import { parseExpression } from '../expressions/parse.ts';
import { shortened } from '../reading/shortened.ts';
import { isStateWord } from '../state-word.ts';
import { withConstants } from '../vocabulary/constants-said.ts';
import { memberOf } from '../vocabulary/fields-of-record.ts';
import { mendedExpression } from '../vocabulary/mended-expression.ts';
import { leavesOpen } from '../vocabulary/words/open.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { Checker } from './checker.ts';
import type { FieldFacts } from './entities/vocabulary.ts';
import { expressionPlaces, type Place } from './places.ts';
import type { Fault } from './typing/fault.ts';
import { choicesOf } from './typing/fields.ts';
import { infer } from './typing/infer.ts';
import { checkResult } from './typing/result.ts';

/**
 * Parses every expression of a document, once, and holds each against the places that it stands in. One that is wrong
 * in one place may be right in another: what is unusable is known by its path.
 */
export function checkExpressions(checker: Checker): Record<string, Node> {
  const parsed = new Map<string, ReturnType<typeof parseExpression>>();
  for (const place of expressionPlaces(checker.names)) {
    const { source } = place;
    const found = parsed.get(source) ?? parseExpression(source);
    parsed.set(source, found);
    const own =
      'fault' in found
        ? [openFault(place, checker) ?? spacedName(source, checker) ?? syntaxFault(found)]
        : faultsOf(found.node, place, checker);
    const faults =
      own.length > 0 ? [stateFault(place, own, checker) ?? meantFault(place, own, checker) ?? own].flat() : own;
    for (const { code, name, names, values } of faults) checker.misnamed(place.path, code, name, names, values);
    const never = 'node' in found && place.wanted === 'condition' ? excluding(demandedBy(found.node)) : undefined;
    if (never && faults.length === 0) checker.warn(place.path, 'expression.never', demandsSaid(...never));
  }
  const usable = [...parsed].flatMap(([source, found]): [string, Node][] =>
    'node' in found ? [[source, found.node]] : [],
  );
  return Object.fromEntries(usable);
}

const demandsSaid = (one: Demanded, other: Demanded) => ({ left: writtenAs(one), right: writtenAs(other) });

/** What is still to be said in an expression: with one of its fields, as it may be said. */
function openFault({ source, wanted, roots }: Place, { names }: Checker): Fault | undefined {
  if (!leavesOpen(source)) return undefined;
  const record = roots.get('record');
  const [entity] = record?.kind === 'record' ? record.entities : [];
  const fields = [...((entity && names.fieldsOf(entity)?.keys()) || [])];
  const member = memberOf(fields[1] ?? fields[0] ?? 'name');
  return { code: 'open.value', values: { example: wanted === 'condition' ? `${member} != null` : member } };
}

/** The state of a record in its own name, `status is open`, where no field keeps it. */
function stateFault({ source, roots }: Place, faults: readonly Fault[], { names }: Checker): Fault | undefined {
  const record = roots.get('record');
  const [entity, ...others] = record?.kind === 'record' ? record.entities : [];
  const isNamed = faults.some(({ code }) => code === 'expression.root' || code === 'expression.syntax');
  if (!isNamed || entity === undefined || others.length > 0 || !names.keepsNoState(entity)) return undefined;
  const words = source.replaceAll(/'[^']*'|"[^"]*"/g, ' ').match(/(?<![\p{L}\p{N}_.])[\p{L}_]+/gu) ?? [];
  const name = words.find((word) => isStateWord(word) && !names.fieldsOf(entity)?.has(word));
  return name === undefined ? undefined : { code: 'unknown.stateField', values: { name, owner: entity } };
}

/** An expression of somebody who never saw one, where it is plain what was meant by all of it. */
function meantFault(place: Place, faults: readonly Fault[], checker: Checker): Fault | undefined {
  const record = place.roots.get('record');
  const [entity, ...others] = record?.kind === 'record' ? record.entities : [];
  const [first, ...further] = faults;
  const isOneName =
    further.length === 0 && first?.code.startsWith('unknown.') && !/^(?:now|today)$/i.test(first.name ?? '');
  if (entity === undefined || others.length > 0 || isOneName) return undefined;
  const meant = mended(place.source, entity, checker);
  const parsed = parseExpression(meant);
  if (meant === place.source || 'fault' in parsed || faultsOf(parsed.node, place, checker).length > 0) return undefined;
  return { code: 'expression.exact', values: { example: `${place.path.split('.').at(-1)}: ${inFlow(meant)}` } };
}

/** An expression about records of an entity, as it may have been meant. */
export function mended(source: string, entity: string, { names }: Checker): string {
  const fields = names.fieldsOf(entity) ?? new Map<string, FieldFacts>();
  const stateField = names.stateField(entity);
  const reached = [...fields.values()].flatMap(({ to }) => [...((to && names.fieldsOf(to)?.values()) || [])]);
  const choices = [...fields.values(), ...reached].flatMap((field) => [...choicesOf(field).names.keys()]);
  const values = [...(names.statesOf(entity)?.keys() ?? []), ...choices];
  const called = [...fields.keys()];
  const { text, named } = withConstants(source, [...(names.constants?.keys() ?? [])], called);
  return named(mendedExpression(text, { fields: called, stateField, values }));
}

/** A name that is more than one word, and is not in brackets. */
function spacedName(source: string, { names }: Checker): Fault | undefined {
  const fields = [...(names.entities?.keys() ?? [])].flatMap((entity) => [...(names.fieldsOf(entity)?.keys() ?? [])]);
  const name = fields
    .filter((field) => field.includes(' ') && source.includes(`.${field}`))
    .toSorted((one, other) => other.length - one.length)[0];
  if (name === undefined) return undefined;
  const of = /[\p{L}\p{M}\p{N}_.]*$/u.exec(source.slice(0, source.indexOf(`.${name}`)))?.[0] || 'record';
  return { code: 'expression.spaced', values: { example: shortened(`${of}['${name}']`) } };
}

function syntaxFault({ fault }: Extract<ReturnType<typeof parseExpression>, { fault: unknown }>): Fault {
  if (fault.code !== 'syntax') return { code: `expression.${fault.code}`, values: { detail: shortened(fault.detail) } };
  const { kind, at, what } = fault;
  return { code: 'expression.syntax', values: { kind, at: String(at), what: shortened(what) } };
}

/** What is wrong with an expression in its place, each thing once. */
function faultsOf(node: Node, { wanted, roots }: Place, { names }: Checker): Fault[] {
  const found = new Map<string, Fault>();
  const report = (fault: Fault) => void found.set(JSON.stringify([fault.code, fault.name, fault.values]), fault);
  const type = infer(node, { names, roots, items: new Map(), report });
  checkResult(type, wanted, names, report);
  return [...found.values()];
}
