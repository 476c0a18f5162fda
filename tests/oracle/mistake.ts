/** One thing written wrongly, and what follows from it. */
export interface Mistake {
  name: string;
  from: string;
  to: string;
  /** Of what may be done in the right document, this may no longer. */
  shuts: RegExp;
  /** And this goes on as it was. */
  keeps: RegExp;
  /** It can be seen that something is wrong, and is said. */
  isNamed: boolean;
}

type Effect = Partial<Pick<Mistake, 'shuts' | 'keeps' | 'isNamed'>>;

const nothing = /^$/;
export const everything = /./;

const short = (text: string) => text.replaceAll('\n', '⏎').slice(0, 60) || 'nothing';

/** Ways of writing one part of a line of the document wrongly. */
export function ways(line: string, part: string, wrong: readonly string[], effect: Effect = {}): Mistake[] {
  if (!line.includes(part)) throw new Error(`'${part}' is not in '${line}'`);
  return wrong.map((other) => {
    // An alias of nothing is a mistake of the whole block, which may then be closed as a whole.
    const keeps = other.includes('*') ? nothing : (effect.keeps ?? nothing);
    const name = `${short(other)} instead of ${short(part)}`;
    return { name, from: line, to: line.replace(part, () => other), shuts: nothing, isNamed: true, ...effect, keeps };
  });
}

/** Several parts of one line, each with its ways of being wrong. */
export function waysOfEach(line: string, parts: Record<string, readonly string[]>, effect: Effect = {}): Mistake[] {
  return Object.entries(parts).flatMap(([part, wrong]) => ways(line, part, wrong, effect));
}

/** The right document with the mistake in it. */
export function withMistake(document: string, { from, to }: Pick<Mistake, 'from' | 'to'>): string {
  if (document.split(from).length !== 2) throw new Error(`the document has this other than once: ${from}`);
  return document.replace(from, () => to);
}
