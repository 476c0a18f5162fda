import { forbiddenKeys } from '../../json.ts';
import type { ProblemValues } from '../../problem.ts';

const forms = {
  entity: { chapter: '3', of: (name: string) => `${name}: { fields: { name: string } }` },
  role: { chapter: '6 (`roles`)', of: (name: string) => `${name}: { title: ${titled(name)} }` },
  error: { chapter: '8', of: (name: string) => `${name}: { title: ${titled(name)} }` },
  constant: { chapter: '9', of: (name: string) => `${name}: 1` },
};

/** What can be stated where it is named and missing. */
export type Statable = keyof typeof forms;

/** How what is named and nowhere stated would be stated, and where; undefined where another name was meant, or none can be stated. */
export function statedForm({ name = '', near }: ProblemValues, kind: Statable) {
  if (near !== undefined || forbiddenKeys.has(name) || !/^[\p{L}_][\p{L}\p{N}_-]*$/u.test(name)) return undefined;
  const { chapter, of } = forms[kind];
  return { chapter, form: of(name) };
}

function titled(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
