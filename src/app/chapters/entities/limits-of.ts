import { boundAs, type Field, type LimitName, limitNames } from '#specification';

/** A limit of a field as it is enforced, and as it is written. */
export interface Limit {
  name: LimitName | 'accept' | 'pattern' | 'uniqueItems';
  value: string | number;
  /** The expression, where it is one. */
  written: string | undefined;
}

/** What an answer must keep to. */
export function limitsOf(field: Field): Limit[] {
  const found = limitNames.flatMap((name): Limit[] => {
    const stated = field.facts[name];
    if (stated === undefined || stated === null) return [];
    const value = field.limit(name);
    return [
      {
        name,
        value: value === undefined ? '?' : boundAs(field.kindName, value),
        written: typeof stated === 'string' ? stated : undefined,
      },
    ];
  });
  const pattern = field.facts.pattern
    ? [{ name: 'pattern' as const, value: field.facts.pattern, written: undefined }]
    : [];
  const distinct = field.facts.uniqueItems ? [{ name: 'uniqueItems' as const, value: '', written: undefined }] : [];
  const types = field.facts.accept ?? [];
  const accepted = types.length > 0 ? [{ name: 'accept' as const, value: types.join(', '), written: undefined }] : [];
  return [...found, ...accepted, ...pattern, ...distinct];
}
