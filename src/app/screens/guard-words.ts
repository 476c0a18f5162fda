import type { Messages } from '#app/messages';
import { type Around, isEmpty, type Path, type Transition, type Values } from '#specification';
import { guardSentence } from './guard-sentence.ts';

/**
 * Why the guard of a transition does not let a record pass, in the document's words where it has any, and never in those of
 * an expression: what is to be answered, what does not hold of its figures, or what it rests on.
 */
export function guardWords(transition: Transition, values: Values, around: Around, { permission }: Messages): string {
  const said = transition.facts.description ?? permission.notYet;
  if (transition.isClosed) return permission.notShown;
  const paths = pathsOf(transition);
  if (paths.length === 0) return said;
  const empty = paths.filter((path) => isUnanswered(path, values, around));
  // The language that is spoken stands on the page.
  const locale = globalThis.document?.documentElement.lang || 'en';
  const node = empty.length === 0 ? transition.guard?.node : undefined;
  const judged = { entity: transition.lifecycle.entity, values, around, locale, words: permission.must };
  const sentence = node && guardSentence(node, judged);
  if (sentence) return `${said} ${permission.sentence(sentence)}`;
  const listed = (some: readonly Path[]) => some.map(({ label }) => label.text).join(', ');
  return `${said} ${empty.length > 0 ? permission.needs(listed(empty)) : permission.restsOn(listed(paths))}`;
}

/** What may not be seen may be answered. */
function isUnanswered(path: Path, values: Values, around: Around): boolean {
  const answer = path.read(values, around);
  return answer === undefined ? path.field.computed !== undefined : isEmpty(answer);
}

/** What a guard asks of the record. */
function pathsOf({ guard, lifecycle: { entity } }: Transition): Path[] {
  const written = (guard?.names ?? []).flatMap(([root, ...steps]) => {
    const path = steps.filter((step) => step !== '*').join('.');
    return root === 'record' && path ? [path] : [];
  });
  return [...new Set(written)].flatMap((path) => entity.pathTo(path) ?? []);
}
