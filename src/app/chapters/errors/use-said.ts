import { useWorkedRule } from '#app/chapters/drawn';
import { useProduct } from '#app/product';
import { type ErrorFacts, expressionsIn, interpolate, isEmpty, type Rule } from '#specification';

/** What an error says, and of what. */
export interface Said {
  title?: string;
  detail?: string;
  /** The rule whose record it is about. */
  rule?: Rule;
  /** What stands in the field that is wrong. */
  typed: string;
}

/** The words of an error, filled in with the record that breaks a rule of its, or with constants alone. */
export function useSaid(name: string, facts: ErrorFacts): Said {
  const product = useProduct();
  const rule = product.rules.find(({ error, assert }) => error === name && assert);
  const worked = useWorkedRule(rule);
  const [field] = rule?.at ?? [];
  const answer = field && worked?.fails ? worked.fails.values[field.name] : undefined;
  const typed = field && !isEmpty(answer) && field.kindName !== 'reference' ? field.kind.words(field, answer) : '';
  if (rule && worked?.said) return { ...worked.said, rule, typed };
  const fill = (text: string | null | undefined) =>
    text && expressionsIn(text).length > 0
      ? interpolate(text, (source) => product.expression(source), product.scope())
      : (text ?? undefined);
  return { title: fill(facts.title), detail: fill(facts.detail), rule, typed };
}
