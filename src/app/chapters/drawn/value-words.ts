import { numberFormat } from '#app/fields';
import type { Entity, Field, Node } from '#specification';
import { fieldOfItem, stepsOf, within } from './each-words.ts';
import type { Saying } from './saying.ts';

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
      const isProduct = node.op === '*' || node.op === '/';
      const part = (of: Node, isGroup: boolean) => {
        const said = valueWords(of, saying);
        return said && isGroup ? `(${said})` : said;
      };
      const isSum = ({ op }: Node) => op === '+' || op === '-';
      const isOfItself = (node.op === '-' && isSum(node.right)) || (node.op === '/' && /^[*/]$/.test(node.right.op));
      const left = part(node.left, isProduct && isSum(node.left));
      const right = part(node.right, isOfItself || (isProduct && isSum(node.right)));
      const sign = { '+': '+', '-': '−', '*': '×', '/': '÷' }[node.op];
      return left && right && `${left} ${sign} ${right}`;
    }
    case 'call':
      return callWords(node, saying);
    case 'each':
      return chosenWords(node, saying);
    default:
      return undefined;
  }
}

function callWords({ name, on, args }: Extract<Node, { op: 'call' }>, saying: Saying): string | undefined {
  const { words } = saying;
  const [first] = args;
  if (name === 'size') return sizeWords(on ?? first, saying);
  const summed = name === 'sum' ? (on ?? first) : undefined;
  const summands = summed && valueWords(summed, saying);
  if (summands) return words.sum(summands);
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
  const isList = of?.op === 'each' || stepsOf(of ?? nothing)?.[0] === 'records' || fieldOf(of, saying)?.items;
  return what && (isList ? words.size(what) : words.length(what));
}

const nothing: Node = { op: 'value', value: null };

/** `record.parts.filter(p, …)` are some of the parts, `.map(p, …)` something of each. */
function chosenWords(node: Extract<Node, { op: 'each' }>, saying: Saying): string | undefined {
  const { kind, over, test, result } = node;
  const inside = within(node, saying);
  const condition = test && saying.judge?.(test, inside);
  const all = valueWords(over, saying);
  if (!all || (test && !condition)) return undefined;
  const list = condition ? saying.words.each.filter(all, condition) : all;
  if (kind === 'filter') return list;
  const each = kind === 'map' && result && valueWords(result, inside);
  return each ? saying.words.each.map(list, each) : undefined;
}

function plainWords(value: null | boolean | number | string, { entity, words }: Saying, field?: Field): string {
  if (value === null) return words.nothing;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return numberWords(value, entity);
  if (field?.isState) return field.entity.lifecycle?.state(value)?.label.text ?? value;
  return field?.choice(value)?.title ?? value;
}

function pathWords(node: Node, { entity, words, items }: Saying): string | undefined {
  const [root = '', ...steps] = stepsOf(node) ?? [];
  const item = items?.get(root);
  if (item) {
    const field = fieldOfItem(item, steps);
    return steps.length === 0 ? words.each.it : field && words.each.its(field.label.text);
  }
  if (root === 'records') return steps.length === 1 ? entity?.product.entity(steps[0] ?? '')?.plural.text : undefined;
  if (root === 'subject') return steps[0] === 'id' ? words.asker : steps[0] === 'roles' ? words.roles : undefined;
  if (root === 'record') {
    const text = entity?.pathTo(steps.join('.'))?.label.text;
    return text && items ? words.each.own(text) : text;
  }
  const [name = ''] = steps;
  return root === 'constants' ? constantWords(name, entity) : undefined;
}

/** A constant by its name, with its value in the language of the document. */
export function constantWords(name: string, entity: Entity | undefined): string | undefined {
  if (!entity) return undefined;
  const { constants } = entity.product.specification;
  if (!Object.hasOwn(constants, name)) return undefined;
  const { title, value } = constants[name] ?? {};
  return `${entity.product.labelOf(name, title).text} (${typeof value === 'number' ? numberWords(value, entity) : String(value ?? '…')})`;
}

const numberWords = (value: number, entity: Entity | undefined) =>
  numberFormat(entity?.product.locales[0] ?? 'en', { maximumFractionDigits: 12 }).format(value);

/** The field that a path of the record ends in. */
export function fieldOf(node: Node | undefined, { entity, items }: Saying): Field | undefined {
  const [root = '', ...steps] = (node && stepsOf(node)) ?? [];
  const item = items?.get(root);
  if (item) return fieldOfItem(item, steps);
  return root === 'record' ? entity?.pathTo(steps.join('.'))?.field : undefined;
}
