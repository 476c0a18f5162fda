import type { Product } from '#specification';

/** The field that an error is shown at: of a rule that raises it, else the first that the record of a call asks for. */
export function fieldOfError(product: Product, name: string): string {
  const rule = product.rules.find(({ error, at }) => error === name && at.length > 0);
  const [first] = rule?.at ?? [];
  if (first) return first.label.text;
  const calls = Object.values(product.specification.calls).filter(({ errors }) => errors?.includes(name));
  const entity = calls.map((call) => (call.entity ? product.entity(call.entity) : undefined)).find(Boolean);
  const field = entity?.fields.find(({ isRequired, isAnswered }) => isRequired && isAnswered) ?? entity?.fields[0];
  return field?.label.text ?? name;
}
