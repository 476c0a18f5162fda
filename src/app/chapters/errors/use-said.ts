import { useWorkedRule } from '#app/chapters/drawn';
import { useProduct } from '#app/product';
import {
  type ErrorFacts,
  expressionsIn,
  type Field,
  interpolate,
  isEmpty,
  type Rule,
  type Values,
} from '#specification';

/** What an error says, and of what. */
export interface Said {
  title?: string;
  detail?: string;
  /** The rule whose record it is about. */
  rule?: Rule;
  /** The field that is wrong, with the answers of the record in question. */
  answered?: { field: Field; values: Values };
}

/** The words of an error, filled in with the record that breaks a rule of its, or with constants alone. */
export function useSaid(name: string, facts: ErrorFacts): Said {
  const product = useProduct();
  const rule = product.rules.find(({ error, assert }) => error === name && assert);
  const worked = useWorkedRule(rule);
  const [field] = rule?.at ?? [];
  const values = worked?.fails?.values;
  const answered = field && values && !isEmpty(values[field.name]) ? { field, values } : undefined;
  if (rule && worked?.said) {
    const { title, detail } = worked.said;
    return { title: facts.title ? title : undefined, detail, rule, answered };
  }
  const fill = (text: string | null | undefined) =>
    text && expressionsIn(text).length > 0
      ? interpolate(text, (source) => product.expression(source), product.scope())
      : (text ?? undefined);
  return { title: fill(facts.title), detail: fill(facts.detail), rule, answered };
}
