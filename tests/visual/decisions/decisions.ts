import { type Place, type Severity, severities } from '../comparison/places.ts';
import { isWeight } from '../comparison/weight.ts';
import { counted } from '../counted.ts';
import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import { byCause } from './by-cause.ts';
import { clearestFirst } from './clearest.ts';
import { isUsual } from './mode-kinds.ts';
import { reasonOf } from './reasons.ts';
import { renamings } from './renamings.ts';

/** Pictures that changed for one reason: they are accepted or rejected together. */
export interface Decision {
  /** The name of its first picture: it stays while the pictures are the same. */
  id: string;
  kind: Change['kind'] | 'renamed';
  /** Of what changed. */
  severity?: Severity;
  /** What happened, for a person. */
  says: string;
  /** How many causes it has that cannot be told apart, as they are in the same pictures; one where it does not say. */
  causes?: number;
  changes: Change[];
}

/** How serious decisions are, the most serious first. */
export const ranks = [
  'failed',
  'layout',
  'text',
  'shape',
  'colour',
  'removed',
  'new',
  'renamed',
  'faint',
] as const satisfies readonly (Severity | Decision['kind'] | 'shape')[];
export type Rank = (typeof ranks)[number];

export function rankOf({ kind, severity, changes }: Pick<Decision, 'kind' | 'severity' | 'changes'>): Rank {
  if (kind !== 'changed') return kind;
  return severity === 'text' && !changes.some(hasOtherWords) ? 'shape' : (severity ?? 'layout');
}

/** Whether words are heard otherwise, or letters are drawn otherwise, and not what stands around them. */
function hasOtherWords({ spoken, boxes = [] }: Change): boolean {
  const isOfWords = ({ severity, thing, alsoCauses = [] }: Place) =>
    severity === 'text' && (thing?.startsWith('“') || alsoCauses.some(isWeight));
  return Boolean(spoken?.lines.length) || boxes.some(isOfWords);
}

/**
 * Groups changes by what caused them, the most serious first, then those of most pictures. What earlier runs found comes
 * last, and by itself: it is of another tree.
 */
export function decisionsOf(changes: readonly Change[]): Decision[] {
  const { now = [], earlier = [] } = Object.groupBy(changes, ({ isEarlier }) => (isEarlier ? 'earlier' : 'now'));
  return [now, earlier].flatMap(decided);
}

function decided(changes: readonly Change[]): Decision[] {
  const told = changes.filter(({ facts = [], kind }) => facts.length > 0 && kind !== 'failed');
  const of = (kind: Change['kind']) => changes.filter((change) => change.kind === kind && !told.includes(change));
  const { renamed, others } = renamings(changes);
  const decisions = [
    ...grouped(
      of('failed'),
      ({ error }) => reasonOf(error).sentence,
      ([first]) => reasonOf(first?.error).sentence || 'failed',
    ),
    ...byFact(told),
    ...renamed,
    ...grouped(
      others,
      ({ kind, story }) => `${kind} ${story}`,
      (group) => `${group[0]?.kind} ${group.some(({ mode }) => isUsual(mode)) ? 'story' : 'in some modes'}`,
    ),
  ].map((decision) => ({ ...decision, changes: clearestFirst(decision.changes) }));
  return [...decisions, ...byCause(of('changed'))]
    .map((decision) => ({ id: pictureName(decision.changes[0] ?? { story: '', mode: '' }), ...decision }))
    .sort((a, b) => ranks.indexOf(rankOf(a)) - ranks.indexOf(rankOf(b)) || b.changes.length - a.changes.length);
}

/** By what a document states otherwise: such a change has its reason outside of the picture, and may have several. */
function byFact(changes: readonly Change[]): Decision[] {
  const facts = new Set(changes.flatMap(({ facts = [] }) => facts));
  return [...facts].map((fact) => {
    const group = changes.filter((change) => change.facts?.includes(fact));
    const kinds = new Set(group.map(({ kind }) => kind));
    const [only] = kinds.size === 1 ? kinds : [];
    const changed = group.filter(({ kind }) => kind === 'changed');
    return { id: fact, kind: only ?? 'changed', severity: worst(changed), says: fact, changes: group };
  });
}

function worst(changes: readonly Change[]): Severity {
  const places = changes.flatMap(({ boxes = [] }) => boxes);
  return severities.find((severity) => places.some((place) => place.severity === severity)) ?? 'layout';
}

/** `104 pictures of 23 stories, found earlier`. */
export function extent(decision: Pick<Decision, 'kind' | 'changes'>): string {
  const { changes } = decision;
  const all = `${counted(picturesOf(decision).length, 'picture')} of ${storiesSaid(decision)}`;
  if (changes.some(({ isStale }) => isStale)) return `${all}, found earlier; the code has changed since`;
  return changes.some(({ isEarlier }) => isEarlier) ? `${all}, found earlier` : all;
}

/** `23 stories`. */
export function storiesSaid(decision: Pick<Decision, 'kind' | 'changes'>): string {
  return counted(new Set(picturesOf(decision).map(({ story }) => story)).size, 'story', 'stories');
}

/** What has another name is there once, and not as what is gone as well. */
function picturesOf({ kind, changes }: Pick<Decision, 'kind' | 'changes'>): readonly Change[] {
  return kind === 'renamed' ? changes.filter((change) => change.kind === 'new') : changes;
}

function grouped(
  changes: readonly Change[],
  keyOf: (change: Change) => string,
  says: (group: readonly Change[]) => string,
): Omit<Decision, 'id'>[] {
  return [...Map.groupBy(changes, keyOf).values()].map((group) => ({
    kind: group[0]?.kind ?? 'changed',
    says: says(group),
    changes: group,
  }));
}
