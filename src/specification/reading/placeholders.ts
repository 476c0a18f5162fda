import { isMap } from '../chapters/facts.ts';
import type { Draft } from './draft.ts';
import type { Positions } from './positions.ts';
import type { Findings } from './report.ts';
import { shortened } from './shortened.ts';

/** What people write where they have no answer yet. */
const placeholder =
  /^(?:TODO|TBD|TBA|TBC|FIXME|XXX+|xxx+|tbd|tba|tbc|\?+|…|\.{2,}|[-–—_]+|n\/a|N\/A|lorem ipsum\b.*)[.:!]?$/s;

/** Keys whose values are words for people. */
const words = new Set(['title', 'plural', 'summary', 'description', 'goals', 'nonGoals', 'detail', 'confirm']);
/** Answers may be anything. */
const answers = new Set(['samples', 'examples', 'default', 'enum']);

/** A placeholder is no answer: it is taken for not shown, in place, and said. Words without a letter say nothing at all. */
export function leaveOutPlaceholders({ key, value, positions }: Draft, findings: Findings) {
  leaveOut(value, positions, { path: key, isValue: key === 'constants', findings });
}

interface Around {
  path: string;
  /** Whether whatever stands here is an answer by itself. */
  isValue: boolean;
  findings: Findings;
}

function leaveOut(holder: unknown, positions: Positions | undefined, { path, isValue, findings }: Around) {
  if (!isMap(holder)) return;
  const name = path.split('.').at(-1)?.toLowerCase();
  for (const [key, value] of Object.entries(holder)) {
    const at = `${path}.${key}`;
    const place = positions?.[2] && Object.hasOwn(positions[2], key) ? positions[2][key] : undefined;
    const isAnswer = words.has(key) || (isValue && !isMap(value)) || (path.startsWith('constants.') && key === 'value');
    if (!isAnswer) {
      if (!answers.has(key)) leaveOut(value, place, { path: at, isValue: false, findings });
      continue;
    }
    const found = hollow(value);
    // A state that is called so may have it for a title.
    if (found === undefined || found.toLowerCase() === name) continue;
    delete holder[key];
    findings.notShown.add(at);
    if (found !== '')
      findings.report('warning', at, [place?.[0] ?? 1, place?.[1] ?? 1], 'fact.placeholder', {
        written: shortened(found),
      });
  }
}

/** What stands in place of an answer; undefined where there is one. */
function hollow(value: unknown): string | undefined {
  const texts = Array.isArray(value) ? value : [value];
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string')) return undefined;
  const trimmed = texts.map((text) => text.trim());
  return trimmed.every((text) => text === '' || placeholder.test(text)) ? (trimmed.find(Boolean) ?? '') : undefined;
}
