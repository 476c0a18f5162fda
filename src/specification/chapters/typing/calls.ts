import { durationOf, functions } from '../../expressions/functions.ts';
import type { Node } from '../../expressions/node.ts';
import { isPattern } from '../../expressions/regular.ts';
import type { Fault } from './fault.ts';
import { functionsMeant } from './functions-meant.ts';
import { wordOf } from './operators.ts';
import { signatures } from './signatures.ts';
import { any, type Type } from './type.ts';

type Report = (fault: Fault) => void;

/**
 * The type that a function gives; one that does not exist, and values that it does not take, are reported.
 * @param values the types of what it is given, what it is called on included
 */
export function typeOfCall(name: string, given: readonly Node[], values: readonly Type[], report: Report): Type {
  const definition = functions[name];
  const signature = signatures.get(name);
  if (!definition || !signature) {
    report({ code: 'expression.function', name, names: functionsMeant(name, signatures.keys()) });
    return any;
  }
  const { least, most } = definition;
  if (values.length < least || values.length > most) {
    const takes = least === most ? String(least) : `${least}–${most}`;
    report({ code: 'expression.arguments', values: { name, given: String(values.length), takes } });
    return any;
  }
  for (const [index, value] of values.entries()) {
    const takes = signature.takes[index];
    if (takes && !takes.includes('any') && value.kind !== 'any' && !takes.includes(value.kind))
      report({ code: 'expression.argument', values: { name, type: wordOf(value) } });
  }
  checkItems(name, signature.items, values[0], report);
  if (name === 'matches') checkPattern(given[1], report);
  if (name === 'duration') checkLength(given[0], report);
  return typeof signature.gives === 'function' ? signature.gives(values) : signature.gives;
}

function checkItems(name: string, wanted: Type['kind'] | undefined, list: Type | undefined, report: Report) {
  if (!wanted || list?.kind !== 'list' || list.of.kind === 'any' || list.of.kind === wanted) return;
  report({ code: 'expression.argumentItems', values: { name, type: wordOf(list.of) } });
}

/** What is written out is a length, and one that is always equally long. */
function checkLength(written: Node | undefined, report: Report) {
  if (written?.op !== 'value' || typeof written.value !== 'string' || durationOf(written.value)) return;
  report({ code: 'expression.duration', values: { written: written.value.slice(0, 40) } });
}

/** Patterns are held to be linear before there is any record: so they are written out. */
function checkPattern(pattern: Node | undefined, report: Report) {
  if (pattern?.op !== 'value' || typeof pattern.value !== 'string') report({ code: 'expression.patternLiteral' });
  else if (!isPattern(pattern.value))
    report({ code: 'expression.pattern', values: { pattern: pattern.value.slice(0, 80) } });
}
