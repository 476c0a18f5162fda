const rules = new Intl.PluralRules('ar');

/** The form of a text that goes with a count; `#` stands for the count itself. Arabic has six. */
export function counted(count: number, forms: Record<Intl.LDMLPluralRule, string>): string {
  return forms[rules.select(count)].replace('#', String(count));
}
