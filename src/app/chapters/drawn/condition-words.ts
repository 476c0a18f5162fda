import type { Node } from '#specification';
import { comparisonWords } from './comparison-words.ts';
import { within } from './each-words.ts';
import type { Saying } from './saying.ts';
import { fieldOf, valueWords } from './value-words.ts';

type Each = Extract<Node, { op: 'each' }>;

/** A condition as a person would say it, with the titles of the document; undefined where that would not be shorter. */
export function conditionWords(node: Node | undefined, outer: Saying): string | undefined {
  const saying: Saying = { ...outer, judge: conditionWords };
  const { words } = saying;
  switch (node?.op) {
    case 'and':
    case 'or': {
      const part = (of: Node) => partWords(of, saying, node.op === 'and');
      const [left, right] = [part(node.left), part(node.right)];
      return left && right && `${left} ${words[node.op]} ${right}`;
    }
    case 'not':
      return notWords(node.of, saying);
    case 'has': {
      const what = valueWords(node.of, saying);
      return what && words.answered(what);
    }
    case 'call':
      return textWords(node, saying);
    case 'each':
      return roleWords(node, saying) ?? eachWords(node, saying, node.kind);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'in':
      return comparisonWords(node, saying);
    default: {
      const what = fieldOf(node, saying) && node ? valueWords(node, saying) : undefined;
      return what && words.isTrue(what);
    }
  }
}

/** What is said of each of a list ends where its parenthesis does, as one of two beside something else does. */
function partWords(node: Node, saying: Saying, isOfBoth = false): string | undefined {
  const each = node.op === 'not' ? node.of : node;
  const said = conditionWords(node, saying);
  const isGroup = (each.op === 'each' && !roleWords(each, saying)) || (isOfBoth && node.op === 'or');
  return said && isGroup ? `(${said})` : said;
}

function notWords(of: Node, saying: Saying): string | undefined {
  const { words } = saying;
  if (of.op === 'has') {
    const what = valueWords(of.of, saying);
    return what && words.unanswered(what);
  }
  if (of.op === 'each' && of.kind === 'exists' && !roleWords(of, saying)) return eachWords(of, saying, 'none');
  if (of.op === 'in') return comparisonWords(of, saying, true);
  const inner = conditionWords(of, saying);
  return inner && words.not(of.op === 'and' || of.op === 'or' ? `(${inner})` : inner);
}

/** `record.title.startsWith('A')`. */
function textWords({ name, on, args: [part] }: Extract<Node, { op: 'call' }>, saying: Saying): string | undefined {
  const { texts }: { texts: { readonly [name: string]: ((what: string, part: string) => string) | undefined } } =
    saying.words;
  const what = on && valueWords(on, saying);
  const other = part && valueWords(part, saying);
  return what && other && (Object.hasOwn(texts, name) ? texts[name]?.(what, other) : undefined);
}

/** `record.parts.all(p, p.quantity > 0)`. */
function eachWords(node: Each, saying: Saying, kind: Each['kind'] | 'none'): string | undefined {
  const { each } = saying.words;
  const list = valueWords(node.over, saying);
  const test = conditionWords(node.test, within(node, saying));
  return list && test && (kind === 'map' || kind === 'filter' ? undefined : each[kind](list, test));
}

/** `subject.roles.exists(r, r == 'manager')`. */
function roleWords({ kind, over, test }: Each, { entity, words }: Saying): string | undefined {
  const isOfRoles =
    over.op === 'select' && over.name === 'roles' && over.of.op === 'name' && over.of.name === 'subject';
  if (kind !== 'exists' || !isOfRoles || test?.op !== '==' || test.right.op !== 'value') return undefined;
  const role = String(test.right.value);
  return words.isRole(entity?.product.access.role(role)?.label.text ?? role);
}
