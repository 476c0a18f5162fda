import { digits } from '#components/locale/arabic-digits';

const rules = new Intl.PluralRules('ar');

/** The form of a text that goes with a count; `#` stands for the count itself. Arabic has six. */
export function counted(count: number, forms: Record<Intl.LDMLPluralRule, string>): string {
  return forms[rules.select(count)].replace('#', digits(count));
}

/** How many records. */
export const records = (count: number) =>
  counted(count, {
    zero: 'أي سجل',
    one: 'سجل واحد',
    two: 'سجلين',
    few: '# سجلات',
    many: '# سجلًا',
    other: '# سجل',
  });
