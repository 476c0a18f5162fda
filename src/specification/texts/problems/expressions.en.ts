import type { SyntaxKind } from '../../expressions/syntax.ts';
import type { ProblemValues } from '../../problem.ts';
import { suggestion } from './reading.en.ts';

const types = new Map([
  ['array', 'a list'],
  ['boolean', 'true or false'],
  ['choice', 'one of the choices'],
  ['date', 'a date'],
  ['dateTime', 'a date with a time'],
  ['day', 'a date'],
  ['duration', 'a length of time'],
  ['email', 'a text'],
  ['empty', 'nothing'],
  ['integer', 'a number'],
  ['list', 'a list'],
  ['map', 'a structure'],
  ['moment', 'a date with a time'],
  ['money', 'a number'],
  ['multiline', 'a text'],
  ['number', 'a number'],
  ['object', 'an object'],
  ['record', 'a record'],
  ['reference', 'the key of a record'],
  ['text', 'a text'],
  ['uri', 'a text'],
  ['file', 'a text'],
]);

const typeOf = (name: string | undefined): string => types.get(name ?? '') ?? 'something else';

/** What can be wrong with how an expression is written. */
const syntax: Record<Exclude<SyntaxKind, 'empty' | 'other'>, string> = {
  and: 'and is `&&`, or is `||`',
  argument: 'the first thing in the brackets is a name for the entry: `.exists(x, x.price > 3)`',
  bracket: 'a bracket is closed that was never opened',
  end: 'it ends too early; a value or a closing bracket is missing',
  equals: 'values are compared with `==`',
  escape: 'this means nothing behind a `\\`; the sign itself is written `\\\\`',
  large: 'it is nested too deeply or has too many parts; split it into computed fields',
  number: 'this is no number',
  quotes: "texts stand in straight quotation marks: `'open'`",
  reserved: "the word is reserved; a field of that name is selected as `record['…']`",
  text: 'the text does not end; close its quotation mark on the same line',
  token: 'this does not go on from what stands before; an operator such as `&&` may be missing',
};
const syntaxOf = new Map(Object.entries(syntax));

/** What can be seen to be wrong with an expression before there is any record. */
export const expressions = {
  'expression.syntax': ({ kind, at, what }: ProblemValues) => {
    if (kind === 'empty') return 'the expression is empty; write one, or `none`';
    if (kind === 'other') return `the expression cannot be read: ${what}`;
    return `the expression cannot be read at character ${at}${what ? `, '${what}'` : ''}: ${syntaxOf.get(kind ?? '') ?? ''}`;
  },
  'expression.exact': ({ example }: ProblemValues) =>
    `this is written otherwise here: an expression names what it is of, and puts words in quotes; write \`${example}\``,
  'expression.spaced': ({ example }: ProblemValues) =>
    `a name of several words stands in brackets; write \`${example}\``,
  'expression.unsupported': ({ detail }: ProblemValues) => `expressions have no '${detail}' here; write it without`,
  'expression.tooLong': ({ detail }: ProblemValues) =>
    `the expression is longer than ${detail} characters; split it into computed fields`,
  'expression.root': (values: ProblemValues) =>
    `nothing that expressions know is called '${values.name}'${suggestion(values)}`,
  'expression.rootHere': ({ name }: ProblemValues) =>
    `'${name}' means nothing here; ${name === 'form' ? "it is the form that asks, in the 'where' of a reference" : 'it is known only where an expression is about a record'}`,
  'expression.function': (values: ProblemValues) => `there is no function ${values.name}()${suggestion(values)}`,
  'expression.arguments': ({ name, given, takes }: ProblemValues) =>
    `${name}() takes ${takes} ${takes === '1' ? 'value' : 'values'}, what it is called on included; here it has ${given}`,
  'expression.argument': ({ name, type }: ProblemValues) => `${name}() cannot take ${typeOf(type)} there`,
  'expression.argumentItems': ({ name, type }: ProblemValues) =>
    `${name}() cannot take a list of which each entry is ${typeOf(type)}`,
  'expression.inside': ({ name, type }: ProblemValues) => `${typeOf(type)} has nothing inside that is called '${name}'`,
  'expression.insideList': ({ name }: ProblemValues) =>
    `a list has no '${name}'; ask each of its entries: \`.map(x, x.${name})\`, \`.exists(x, x.${name} …)\``,
  'expression.comparison': ({ left, right, kind, example }: ProblemValues) =>
    `${typeOf(left)} is compared with ${typeOf(right)}: ${kind ? 'neither is ever more than the other' : 'the two are never equal'}${example ? `; for its length, write \`${example}\`` : ''}`,
  'expression.never': ({ left, right }: ProblemValues) =>
    `this never holds: \`${left}\` and \`${right}\` exclude each other`,
  'expression.otherRecord': ({ left, right }: ProblemValues) =>
    `a '${left}' is compared with a '${right}': the two are never equal; compare a field of '${left}' that refers to '${right}', or state one`,
  'expression.textForDay': ({ example }: ProblemValues) =>
    `a date is compared with a text; write \`date('${example}')\``,
  'expression.textForMoment': ({ example }: ProblemValues) =>
    `a date with a time is compared with a text; write \`timestamp('${example}')\`, or \`date(…)\` on both sides`,
  'expression.order': ({ type }: ProblemValues) => `${typeOf(type)} is neither less nor more than another`,
  'expression.calculation': ({ operator, left, right }: ProblemValues) =>
    `'${operator}' cannot be worked out of ${typeOf(left)} and ${typeOf(right)}`,
  'expression.condition': ({ type }: ProblemValues) =>
    `a condition is true or false, this is ${typeOf(type)}; compare it with something`,
  'expression.result': ({ wanted, type }: ProblemValues) =>
    `this has to give ${typeOf(wanted)}, it gives ${typeOf(type)}`,
  'expression.list': ({ type }: ProblemValues) => `${typeOf(type)} is no list that could be looked through`,
  'expression.duration': ({ written }: ProblemValues) =>
    `'${written}' is no length of time that is always the same; write \`duration('PT8H')\`, and for months and years \`addMonths(record.from, 6)\`, \`addYears(record.from, 2)\``,
  'expression.patternLiteral': () => "the pattern of matches() is written out: `matches('^[A-Z]+$')`",
  'expression.pattern': ({ pattern }: ProblemValues) =>
    `'${pattern}' is no pattern that runs in linear time; write it without look-around and backreferences`,
};
