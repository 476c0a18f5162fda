import type { Privilege } from '#specification/survey';

/** Whether a line is one of those that decide; or something in it, as its condition. */
export function restsOn({ clauses }: Privilege, at: string): boolean {
  return clauses.some(({ path }) => at === path || at.startsWith(`${path}.`));
}
