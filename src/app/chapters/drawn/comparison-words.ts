import type { Node } from '#specification';
import type { Saying } from './saying.ts';
import { fieldOf, valueWords } from './value-words.ts';

type Comparison = Exclude<Extract<Node, { left: Node }>, { op: 'and' | 'or' }>;

type Signs = { readonly [Op in Comparison['op']]?: (what: string, other: string) => string };

/** A comparison as a person would say it; of what is in a list also that it is not. */
export function comparisonWords(node: Comparison, saying: Saying, isNot = false): string | undefined {
  const { words } = saying;
  const { left, right } = node;
  if (node.op === 'in') {
    if (right.op === 'list') {
      const field = fieldOf(left, saying);
      const options = right.items.map((item) => valueWords(item, saying, field));
      const what = valueWords(left, saying);
      if (!what || options.includes(undefined)) return undefined;
      return isNot ? words.noneOf(what, options.join(', ')) : words.oneOf(what, options.join(', '));
    }
    const list = valueWords(right, saying);
    const what = valueWords(left, saying, fieldOf(right, saying)?.items);
    const said = list && what && words.includes(list, what);
    return said && isNot ? words.not(said) : said;
  }
  const isNothing = right.op === 'value' && (right.value === null || right.value === '');
  const what = valueWords(left, saying, fieldOf(right, saying));
  if (what && isNothing && (node.op === '==' || node.op === '!='))
    return node.op === '==' ? words.unanswered(what) : words.answered(what);
  const other = valueWords(right, saying, fieldOf(left, saying));
  if (!what || !other) return undefined;
  const isTimely = [left, right].some((side) => isOfTime(side, saying));
  const { compare, compareTime }: { compare: Signs; compareTime: Signs } = words;
  return (isTimely && compareTime[node.op]?.(what, other)) || compare[node.op]?.(what, other);
}

/** Whether a side is a day, a time of day or a point in time: those come before and after one another. */
function isOfTime(side: Node, saying: Saying): boolean {
  if (side.op === 'call') return ['today', 'now', 'date'].includes(side.name);
  // What lies between two of them is a duration.
  if ('left' in side) return isOfTime(side.left, saying) !== isOfTime(side.right, saying);
  return timely.has(fieldOf(side, saying)?.kindName ?? '');
}

const timely: ReadonlySet<string> = new Set(['date', 'dateTime', 'time']);
