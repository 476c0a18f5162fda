import { YAMLException } from 'js-yaml';
import type { ProblemCode, ProblemValues } from '../problem.ts';
import { causeOf } from './yaml-cause.ts';

/** What the parser's reasons amount to; their own words are English. */
const codes: readonly (readonly [RegExp, ProblemCode])[] = [
  [/\btabs?\b/i, 'yaml.tab'],
  [/escape sequence|hexadecimal/i, 'yaml.escape'],
  [/quoted scalar|JSON character/i, 'yaml.quote'],
  [/flow collection|node content/i, 'yaml.bracket'],
  [/maxDepth/, 'yaml.depth'],
  [/indentation|deficient|separator is expected/i, 'yaml.indent'],
  [/mapping key|implicit key|key-value|multiline key/i, 'yaml.colon'],
  [/\btag\b/i, 'yaml.tag'],
  [/\b(?:anchor|alias)\b/i, 'yaml.anchor'],
  [/non-printable/i, 'yaml.character'],
];

/** Why a block cannot be read, and the offset at which it shows. */
export function yamlFault(error: unknown, text: string): { code: ProblemCode; offset: number; values: ProblemValues } {
  if (!(error instanceof YAMLException)) return { code: 'yaml.unreadable', offset: 0, values: {} };
  const { reason, mark } = error;
  const offset = mark?.position ?? 0;
  const code = codes.find(([pattern]) => pattern.test(reason))?.[1] ?? 'yaml.unreadable';
  // What is amiss behind something on its own line has nothing to do with where the line begins.
  const isInLine = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset).trim() !== '';
  return { offset, ...causeOf(code === 'yaml.indent' && isInLine ? 'yaml.value' : code, text, offset) };
}
