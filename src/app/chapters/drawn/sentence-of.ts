import { type Expression, expressionsIn, type Rule } from '#specification';
import { conditionWords } from './condition-words.ts';
import type { Saying } from './saying.ts';
import { constantWords } from './value-words.ts';

/** A condition as a person would say it; where there are no words for it, as it is written, with the titles of the document. */
export function sentenceOf(expression: Expression, saying: Saying): string {
  return conditionWords(expression.node, saying) ?? readable(expression.source, saying);
}

/** A rule by its title, else by what people read where it is broken, else by what it asks: by its key only where it says nothing. */
export function ruleTitle(rule: Rule, words: Saying['words']): string {
  const { assert, entity, label } = rule;
  return saidOf(rule) ?? (assert ? sentenceOf(assert, { entity, words }) : label.text);
}

/** What the document itself calls a rule, or says where it is broken; undefined where that rests on the record. */
function saidOf({ label, error, entity }: Rule): string | undefined {
  if (!label.assumed) return label.text;
  const title = entity?.product.error(error)?.title;
  return title && expressionsIn(title).length === 0 ? title : undefined;
}

const parts = /"[^"]*"|'[^']*'|\b(?:record|subject|constants)(?:\.\w+)+|&&|\|\||[=!<>]=/g;
const signs: Readonly<Record<string, string>> = { '==': '=', '!=': '≠', '<=': '≤', '>=': '≥' };

function readable(source: string, { entity, words }: Saying): string {
  return source.replaceAll(parts, (part) => {
    if (part === '&&') return words.and;
    if (part === '||') return words.or;
    if (part === 'subject.id') return words.asker;
    const [root, ...steps] = part.split('.');
    if (root === 'record') return pathWords(steps, entity) ?? part;
    if (root === 'constants') return constantWords(steps[0] ?? '', entity) ?? part;
    return signs[part] ?? part;
  });
}

/** The longest beginning that is a field by what it is called; a function may follow. */
function pathWords(steps: readonly string[], entity: Saying['entity']): string | undefined {
  for (let length = steps.length; length > 0; length--) {
    const path = entity?.pathTo(steps.slice(0, length).join('.'));
    if (path) return [path.label.text, ...steps.slice(length)].join('.');
  }
  return undefined;
}
