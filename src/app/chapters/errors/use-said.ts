import { useWorkedRule } from '#app/chapters/drawn';
import { useProduct } from '#app/product';
import { type ErrorFacts, expressionsIn, interpolate, type Rule } from '#specification';

/** The words of an error, filled in with the record that breaks a rule of its, or with constants alone. */
export function useSaid(name: string, facts: ErrorFacts): { title?: string; detail?: string; rule?: Rule } {
  const product = useProduct();
  const rule = product.rules.find(({ error, assert }) => error === name && assert);
  const worked = useWorkedRule(rule);
  if (rule && worked?.said) return { ...worked.said, rule };
  const fill = (text: string | null | undefined) =>
    text && expressionsIn(text).length > 0
      ? interpolate(text, (source) => product.expression(source), product.scope())
      : (text ?? undefined);
  return { title: fill(facts.title), detail: fill(facts.detail), rule };
}
