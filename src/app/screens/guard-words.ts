import type { Messages } from '#app/messages';
import type { Around, Node, Path, Transition, Values } from '#specification';
import { brokenParts, guardSentence, type Judged } from './guard-sentence.ts';
import { needsWords, pathsIn, toAnswer } from './to-answer.ts';

/**
 * Why the guard of a transition does not let a record pass, in the document's words where it has any, and never in those of
 * an expression: what is to be answered, what does not hold of its figures, or what it rests on.
 */
export function guardWords(transition: Transition, values: Values, around: Around, { permission }: Messages): string {
  const said = transition.facts.description ?? permission.notYet;
  if (transition.isClosed) return permission.notShown;
  const { node } = transition.guard ?? {};
  const why = node && whyOf(node, judgedBy(transition, values, around, permission), permission);
  return why ? `${said} ${why.text}` : said;
}

/** The same, of each part that does not hold, with the fields of the record that it speaks of. */
export function guardFindings(
  transition: Transition,
  values: Values,
  around: Around,
  messages: Messages,
): { text: string; names: string[] }[] {
  const { permission } = messages;
  const judged = judgedBy(transition, values, around, permission);
  const node = transition.isClosed ? undefined : transition.guard?.node;
  const broken = node ? brokenParts(node, judged) : [];
  const parts = broken.length > 0 || !node ? broken : [node];
  const findings = parts.flatMap((part) => {
    const why = whyOf(part, judged, permission);
    if (!why) return [];
    const names = why.paths.map(({ steps: [field] }) => field.name);
    return [{ text: [transition.facts.description, why.text].filter(Boolean).join(' '), names: [...new Set(names)] }];
  });
  return findings.length > 0 ? findings : [{ text: guardWords(transition, values, around, messages), names: [] }];
}

function judgedBy(
  { lifecycle: { entity } }: Transition,
  values: Values,
  around: Around,
  permission: Messages['permission'],
): Judged {
  // The language that is spoken stands on the page.
  return { entity, values, around, locale: globalThis.document?.documentElement.lang || 'en', words: permission.must };
}

/** A sentence, and what it speaks of; undefined where it is not about the record. */
function whyOf(
  node: Node,
  judged: Judged,
  permission: Messages['permission'],
): { text: string; paths: Path[] } | undefined {
  const paths = pathsIn(node, judged.entity);
  if (paths.length === 0) return undefined;
  const labelsOf = (some: readonly Path[]) => some.map(({ label }) => label.text);
  const empty = toAnswer(paths, judged);
  if (empty.length > 0) return { text: needsWords(empty, judged, permission), paths: empty };
  const sentence = guardSentence(node, judged);
  return { text: sentence ? permission.sentence(sentence) : permission.restsOn(labelsOf(paths)), paths };
}
