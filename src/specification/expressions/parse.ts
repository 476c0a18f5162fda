import { type ASTNode, Environment } from '@marcbachmann/cel-js';
import { binaryOperators, comprehensions, type Node } from './node.ts';
import { type SyntaxFault, syntaxFault } from './syntax.ts';

/** Why an expression is not one: a code of `texts`, and what it names. */
export type ExpressionFault =
  | SyntaxFault
  | { code: 'unsupported'; detail: string }
  | { code: 'tooLong'; detail: string };

const longest = 4_000;
const environment = new Environment({
  unlistedVariablesAreDyn: true,
  limits: { maxAstNodes: 2_000, maxDepth: 60, maxListElements: 500, maxMapEntries: 200, maxCallArguments: 20 },
});

class Unsupported extends Error {}

const literals = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')/su;

const words = /(\.\s*)?([\p{L}_][\p{L}\p{M}\p{N}_]*)(?![\p{L}\p{M}\p{N}_]|\s*\()/gu;

/**
 * CEL's names are ASCII; those of a document may be in any script: `record.Räume` is `record['Räume']`, and a name that stands
 * alone is spelled out by its letters.
 */
function inAscii(source: string): { text: string; originOf: (offset: number) => number } {
  /** How far what follows an offset of the text is moved. */
  const moves: [from: number, by: number][] = [];
  const parts = source.split(literals);
  let written = '';
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const start = at;
    at += part.length;
    if (index % 2 === 1) written += part;
    else {
      let last = 0;
      for (const found of part.matchAll(words)) {
        const [all, dot, name = ''] = found;
        if (/^\w+$/.test(name)) continue;
        written += `${part.slice(last, found.index)}${dot ? `['${name}']` : spelledOut(name)}`;
        last = found.index + all.length;
        moves.push([written.length, start + last - written.length]);
      }
      written += part.slice(last);
    }
  }
  return { text: written, originOf: (offset) => offset + (moves.findLast(([from]) => from <= offset)?.[1] ?? 0) };
}

const spelling = /^u_(?:_[0-9a-f]{1,5})+$/;

function spelledOut(name: string): string {
  return `u_${[...name].map((letter) => `_${letter.codePointAt(0)?.toString(16)}`).join('')}`;
}

function asWritten(name: string): string {
  if (!spelling.test(name)) return name;
  const letters = name.slice(3).split('_');
  return String.fromCodePoint(...letters.map((letter) => Number.parseInt(letter, 16)));
}

/** Parses a CEL expression. Never throws. */
export function parseExpression(source: string): { node: Node } | { fault: ExpressionFault } {
  if (source.length > longest) return { fault: { code: 'tooLong', detail: String(longest) } };
  if (source.trim() === '') return { fault: { code: 'syntax', kind: 'empty', at: 1, what: '' } };
  const { text, originOf } = inAscii(source);
  try {
    return { node: convert(environment.parse(text).ast) };
  } catch (error) {
    if (error instanceof Unsupported) return { fault: { code: 'unsupported', detail: error.message } };
    return { fault: syntaxFault(error, source, originOf) };
  }
}

const isBinary = (op: string): op is (typeof binaryOperators)[number] =>
  (binaryOperators as readonly string[]).includes(op);
const isComprehension = (name: string): name is (typeof comprehensions)[number] =>
  (comprehensions as readonly string[]).includes(name);

function convert(node: ASTNode): Node {
  switch (node.op) {
    case 'value':
      return literal(node.args);
    case 'id':
      return { op: 'name', name: asWritten(node.args) };
    case '.':
      return { op: 'select', of: convert(node.args[0]), name: node.args[1] };
    case '[]': {
      const [of, at] = [convert(node.args[0]), convert(node.args[1])];
      // `record['a name']` is how a name that is no CEL identifier is selected.
      return at.op === 'value' && typeof at.value === 'string'
        ? { op: 'select', of, name: at.value }
        : { op: 'index', of, at };
    }
    case 'call':
      return call(node.args[0], undefined, node.args[1]);
    case 'rcall':
      return call(node.args[0], node.args[1], node.args[2]);
    case 'list':
      return { op: 'list', items: node.args.map(convert) };
    case 'map':
      return { op: 'map', entries: node.args.map(([key, value]) => [convert(key), convert(value)]) };
    case '?:':
      return { op: 'if', test: convert(node.args[0]), yes: convert(node.args[1]), no: convert(node.args[2]) };
    case '&&':
      return { op: 'and', left: convert(node.args[0]), right: convert(node.args[1]) };
    case '||':
      return { op: 'or', left: convert(node.args[0]), right: convert(node.args[1]) };
    case '!_':
      return { op: 'not', of: convert(node.args) };
    case '-_':
      return { op: 'minus', of: convert(node.args) };
    default:
      if (isBinary(node.op)) {
        const [left, right] = node.args as [ASTNode, ASTNode];
        return { op: node.op, left: convert(left), right: convert(right) };
      }
      throw new Unsupported(node.op);
  }
}

function literal(value: unknown): Node {
  if (value === null || typeof value === 'boolean' || typeof value === 'string' || typeof value === 'number')
    return { op: 'value', value };
  if (typeof value === 'bigint') return { op: 'value', value: Number(value) };
  throw new Unsupported(value instanceof Uint8Array ? 'bytes' : 'uint');
}

function call(name: string, on: ASTNode | undefined, args: readonly ASTNode[]): Node {
  if (name === 'has' && !on && args[0]) return { op: 'has', of: convert(args[0]) };
  if (on && isComprehension(name)) {
    const [item, first, second] = args;
    if (item?.op !== 'id' || !first || (second && name !== 'map')) throw new Unsupported(`${name}()`);
    const over = convert(on);
    if (name !== 'map') return { op: 'each', kind: name, over, item: asWritten(item.args), test: convert(first) };
    return second
      ? { op: 'each', kind: 'map', over, item: asWritten(item.args), test: convert(first), result: convert(second) }
      : { op: 'each', kind: 'map', over, item: asWritten(item.args), result: convert(first) };
  }
  const namespace = on?.op === 'id' && (on.args === 'math' || on.args === 'strings') ? `${on.args}.` : '';
  return {
    op: 'call',
    name: namespace + name,
    ...(on && !namespace ? { on: convert(on) } : {}),
    args: args.map(convert),
  };
}
