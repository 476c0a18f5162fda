import type { Node } from '#specification';
import { comparisonWords } from './comparison-words.ts';
import { fieldOf, type Saying, valueWords } from './value-words.ts';

/** A condition as a person would say it, with the titles of the document; undefined where that would not be shorter. */
export function conditionWords(node: Node | undefined, saying: Saying): string | undefined {
  const { words } = saying;
  switch (node?.op) {
    case 'and':
    case 'or': {
      const [left, right] = [conditionWords(node.left, saying), conditionWords(node.right, saying)];
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
      return roleWords(node, saying);
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

function notWords(of: Node, saying: Saying): string | undefined {
  const { words } = saying;
  if (of.op === 'has') {
    const what = valueWords(of.of, saying);
    return what && words.unanswered(what);
  }
  if (of.op === 'in') return comparisonWords(of, saying, true);
  const inner = conditionWords(of, saying);
  return inner && words.not(inner);
}

/** `record.title.startsWith('A')`. */
function textWords({ name, on, args: [part] }: Extract<Node, { op: 'call' }>, saying: Saying): string | undefined {
  const { texts }: { texts: { readonly [name: string]: ((what: string, part: string) => string) | undefined } } =
    saying.words;
  const what = on && valueWords(on, saying);
  const other = part && valueWords(part, saying);
  return what && other && (Object.hasOwn(texts, name) ? texts[name]?.(what, other) : undefined);
}

/** `subject.roles.exists(r, r == 'manager')`. */
function roleWords({ kind, over, test }: Extract<Node, { op: 'each' }>, { entity, words }: Saying): string | undefined {
  const isOfRoles =
    over.op === 'select' && over.name === 'roles' && over.of.op === 'name' && over.of.name === 'subject';
  if (kind !== 'exists' || !isOfRoles || test?.op !== '==' || test.right.op !== 'value') return undefined;
  const role = String(test.right.value);
  return words.isRole(entity?.product.access.role(role)?.label.text ?? role);
}
