import { numberFormat } from '#app/fields';
import type { ChapterMessages } from '#app/messages';
import { type Entity, type Field, labelFrom, type Node } from '#specification';

/** What an expression is said about, and in which words. */
export interface Saying {
  entity: Entity | undefined;
  words: ChapterMessages['condition'];
}

/** A value as a person would name it. */
export function valueWords(node: Node, saying: Saying, field?: Field): string | undefined {
  switch (node.op) {
    case 'value':
      return plainWords(node.value, saying, field);
    case 'name':
    case 'select':
      return pathWords(node, saying);
    case '+':
    case '-':
    case '*':
    case '/': {
      const [left, right] = [valueWords(node.left, saying), valueWords(node.right, saying)];
      const sign = { '+': '+', '-': '−', '*': '×', '/': '÷' }[node.op];
      return left && right && `${left} ${sign} ${right}`;
    }
    case 'call':
      return callWords(node, saying);
    default:
      return undefined;
  }
}

function callWords({ name, on, args }: Extract<Node, { op: 'call' }>, saying: Saying): string | undefined {
  const { words } = saying;
  const [first] = args;
  if (name === 'size') return sizeWords(on ?? first, saying);
  if (on) return undefined;
  if (name === 'today') return words.today;
  if (name === 'now') return words.now;
  const inner = first && valueWords(first, saying);
  if (name === 'date' && args.length === 1) return inner;
  // A constant is called by what it counts.
  if (inner && (name === 'days' || name === 'hours')) return first.op === 'value' ? words[name](inner) : inner;
  return undefined;
}

function sizeWords(of: Node | undefined, saying: Saying): string | undefined {
  const { words } = saying;
  const what = of && valueWords(of, saying);
  return what && (fieldOf(of, saying)?.items ? words.size(what) : words.length(what));
}

function plainWords(value: null | boolean | number | string, { entity, words }: Saying, field?: Field): string {
  if (value === null) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberWords(value, entity);
  if (field?.isState) return field.entity.lifecycle?.state(value)?.label.text ?? value;
  return field?.choice(value)?.title ?? value;
}

function pathWords(node: Node, { entity, words }: Saying): string | undefined {
  const [root, ...steps] = namesOf(node) ?? [];
  if (root === 'subject') return steps[0] === 'id' ? words.asker : undefined;
  if (root === 'record') return entity?.pathTo(steps.join('.'))?.label.text;
  const [name = ''] = steps;
  return root === 'constants' ? constantWords(name, entity) : undefined;
}

/** A constant by its name, with its value in the language of the document. */
export function constantWords(name: string, entity: Entity | undefined): string | undefined {
  const constants = entity?.product.specification.constants ?? {};
  if (!Object.hasOwn(constants, name)) return undefined;
  const value = constants[name]?.value ?? '…';
  return `${labelFrom(name)} (${typeof value === 'number' ? numberWords(value, entity) : String(value)})`;
}

const numberWords = (value: number, entity: Entity | undefined) =>
  numberFormat(entity?.product.locales[0] ?? 'en', { maximumFractionDigits: 12 }).format(value);

/** The field that a path of the record ends in. */
export function fieldOf(node: Node | undefined, { entity }: Saying): Field | undefined {
  const [root, ...steps] = (node && namesOf(node)) ?? [];
  return root === 'record' ? entity?.pathTo(steps.join('.'))?.field : undefined;
}

function namesOf(node: Node): string[] | undefined {
  if (node.op === 'name') return [node.name];
  const of = node.op === 'select' ? namesOf(node.of) : undefined;
  return of && node.op === 'select' ? [...of, node.name] : undefined;
}
