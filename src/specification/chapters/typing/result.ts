import { type FieldKind, kindOf } from '../../fields/index.ts';
import type { Names } from '../names.ts';
import type { Wanted } from '../places.ts';
import type { Fault } from './fault.ts';
import { typeOfField } from './fields.ts';
import { condition } from './infer.ts';
import { compare, wordOf } from './operators.ts';
import type { Type, TypeKind } from './type.ts';

const words: readonly TypeKind[] = ['text', 'number', 'boolean', 'day', 'moment', 'duration', 'record'];
const texts: readonly TypeKind[] = ['text', 'record'];
const numbers: readonly TypeKind[] = ['number'];

/** What the answer to a field can be worked out as. */
const answers: Record<FieldKind, readonly TypeKind[]> = {
  array: ['list'],
  boolean: ['boolean'],
  choice: ['text', 'number', 'record'],
  date: ['day', 'moment', 'text'],
  dateTime: ['day', 'moment', 'text'],
  duration: ['duration', 'text'],
  email: texts,
  time: texts,
  file: texts,
  integer: numbers,
  money: numbers,
  multiline: words,
  number: numbers,
  object: ['object', 'map', 'record'],
  reference: ['text', 'number', 'record'],
  text: words,
  uri: texts,
};

/** Holds what an expression gives against what its place wants. */
export function checkResult(type: Type, wanted: Wanted, names: Names, report: (fault: Fault) => void) {
  if (type.kind === 'any') return;
  if (wanted === 'condition') condition(type, report);
  else if (wanted === 'number') expect(type, numbers, 'number', report);
  else if (wanted === 'words') expect(type, words, 'text', report);
  else if (type.kind !== 'empty') {
    const { kind } = kindOf(wanted);
    const isRight = expect(type, answers[kind], kind, report);
    // A text that is written out has to be one of the choices.
    if (isRight && kind === 'choice') compare(typeOfField(wanted, names), type, report);
  }
}

function expect(type: Type, kinds: readonly TypeKind[], wanted: string, report: (fault: Fault) => void): boolean {
  if (kinds.includes(type.kind)) return true;
  report({ code: 'expression.result', values: { wanted, type: wordOf(type) } });
  return false;
}
