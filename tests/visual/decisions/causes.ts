import { isFact } from '../comparison/facts.ts';
import { isColour, type Severity, severities } from '../comparison/places.ts';
import { isWeight } from '../comparison/weight.ts';
import type { Change } from '../results.ts';
import { heardCauses } from './heard.ts';
import { homeOf } from './homes.ts';

/** Why pictures changed, and those that did for that reason. */
export interface Cause {
  /** The commonest first, then those that are it in other modes. */
  causes: string[];
  severity: Severity;
  changes: Change[];
}

/** The most serious of what happened in a picture. */
export function severityOf({ boxes = [], spoken }: Pick<Change, 'boxes' | 'spoken'>): Severity {
  const happened = new Set(boxes.map(({ severity }) => severity));
  if (spoken?.lines.length) happened.add('text');
  return severities.find((severity) => happened.has(severity)) ?? 'layout';
}

/** All words for what happened in a picture that is as serious as that. */
export function causesOf(change: Change, severity: Severity): Set<string> {
  const seen = (change.boxes ?? [])
    .filter((box) => box.severity === severity)
    // What it is drawn with is the reason, and not who draws it: two such reasons are two.
    .flatMap(({ cause, alsoCauses = [] }) => (isFact(cause) ? [cause] : [cause, ...alsoCauses]));
  // A token has its colour in many components: who draws there is no reason for it.
  if (isColour(severity)) return new Set(seen.filter((cause) => !isDrawing(cause)));
  return new Set(severity === 'text' ? [...seen, ...heardCauses(change)] : seen);
}

/** Whether it is said by what draws there, and not by how it looks. */
export function isDrawing(cause: string): boolean {
  return isWeight(cause) || cause.startsWith('in ');
}

/** The component that draws all that is as serious as that, as in `in Badge`; undefined where it is not known to be one. */
export function onlyHomeOf({ changes, severity }: Cause): string | undefined {
  const boxes = changes.flatMap(({ boxes = [] }) => boxes.filter((box) => box.severity === severity));
  const homes = new Set(boxes.map(homeOf));
  return homes.size === 1 ? [...homes][0] : undefined;
}

export function storiesOf({ changes }: Cause): Set<string> {
  return new Set(changes.map(({ story }) => story));
}
