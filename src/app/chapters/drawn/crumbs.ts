import type { Product } from '#specification';
import type { Saying } from './saying.ts';
import { ruleTitle } from './sentence-of.ts';
import { stepsIn } from './steps-in.ts';

/** Where a fact stands, in the words of the document: `Repair`, `Fault`, `maxLength`. Without its chapter. */
export function crumbsOf(product: Product, path: string, words: Saying['words']): string[] {
  const [chapter = '', name = '', ...rest] = path.split('.');
  switch (chapter) {
    case 'entities': {
      const entity = product.entity(name);
      return [entity?.label.text ?? name, ...stepsIn(entity, rest)];
    }
    case 'lifecycles': {
      const entity = product.entity(name);
      const [kind = '', inner, ...further] = rest;
      const found =
        kind === 'states'
          ? entity?.lifecycle?.state(inner)
          : kind === 'transitions' && entity?.lifecycle?.transition(inner ?? '');
      return [entity?.label.text ?? name, ...(found ? [found.label.text, ...further] : rest)];
    }
    case 'screens':
      return [product.screen(name)?.label.text ?? name, ...rest];
    case 'rules':
      return [ruleCalled(product, name, words), ...rest];
    case 'access':
      if (name === 'roles') return [product.access.role(rest[0] ?? '')?.label.text ?? name, ...rest.slice(1)];
      return [name, ...rest.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step))];
    default:
      return [name, ...rest].filter(Boolean);
  }
}

function ruleCalled(product: Product, name: string, words: Saying['words']): string {
  const rule = product.rules.find((one) => one.name === name);
  return rule ? ruleTitle(rule, words) : name;
}
