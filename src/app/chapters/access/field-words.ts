import type { ChapterMessages } from '#app/messages';
import type { Clause, Entity } from '#specification';

/** To which fields something is limited; undefined where it is not. */
export function fieldWords(
  clauses: readonly Clause[],
  entity: Entity,
  words: ChapterMessages['access'],
): string | undefined {
  const labelsOf = (names: Iterable<string>) => [...names].map((name) => entity.field(name)?.label.text ?? name);
  const allows = clauses.filter(({ isDeny }) => !isDeny);
  const denied = new Set(clauses.flatMap(({ isDeny, fields }) => (isDeny && fields ? [...fields] : [])));
  if (allows.some(({ fields }) => !fields)) return denied.size > 0 ? words.exceptFields(labelsOf(denied)) : undefined;
  const allowed = new Set(allows.flatMap(({ fields }) => [...(fields ?? [])]).filter((name) => !denied.has(name)));
  return allows.length > 0 ? words.onlyFields(labelsOf(allowed)) : undefined;
}
