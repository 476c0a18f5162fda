import { modes } from '../../../.storybook/modes.ts';
import type { Manifest } from '../baselines.ts';
import type { Place } from '../comparison/places.ts';
import { type Decision, decisionsOf, type Rank, rankOf } from '../decisions/decisions.ts';
import { pictureName } from '../picture.ts';
import type { Change } from '../results.ts';
import type { Comment } from './comments.ts';
import type { Decided } from './desk.ts';
import type { Approval, History } from './history.ts';

/** How a picture stands: as it was approved, or what became of it. */
export type Standing = Rank | 'approved';

/** One story in one mode, as the last run saw it. */
export interface StoryPicture {
  name: string;
  mode: string;
  standing: Standing;
  /** What happened, for a person. */
  says?: string;
  error?: string;
  stack?: string;
  places: readonly Place[];
  /** Which pictures there are of it; they change with what stands here. */
  before?: string;
  after?: string;
  verdict?: 'accepted' | 'rejected';
  reason?: string;
  history: readonly Approval[];
}

/** All that is known of the pictures of a story. */
export interface StoryPictures {
  pictures: StoryPicture[];
  comments: Comment[];
}

/** What the sidebar says of a story: the worst that its pictures are, and nobody has accepted. */
export interface StoryStanding {
  story: string;
  standing: Rank | 'rejected';
  says: string;
}

export function standingsOf(changes: readonly Change[], { accepted, rejected }: Decided): StoryStanding[] {
  const standings = new Map<string, StoryStanding>();
  const open = new Set(changes.map(pictureName).filter((name) => !accepted.includes(name)));
  // The most serious decisions come first.
  for (const decision of decisionsOf(changes)) {
    for (const change of decision.changes) {
      const name = pictureName(change);
      const rejection = rejected[name];
      const { story } = change;
      if (!open.has(name) || (standings.has(story) && !rejection)) continue;
      const standing = rejection ? 'rejected' : rankOf(decision);
      standings.set(story, { story, standing, says: rejection?.reason ?? decision.says });
    }
  }
  return [...standings.values()];
}

interface Known {
  changes: readonly Change[];
  manifest: Manifest | undefined;
  decided: Decided;
  history: History;
}

export function picturesOf(story: string, { changes, manifest, decided, history }: Known): StoryPicture[] {
  const byName = new Map<string, StoryPicture>();
  for (const [name, { mode, hash, ...approved }] of Object.entries(manifest?.pictures ?? {})) {
    if (approved.story !== story) continue;
    byName.set(name, { name, mode, standing: 'approved', places: [], before: hash, history: history[name] ?? [] });
  }
  const decisions = decisionsOf(changes);
  for (const change of changes.filter((one) => one.story === story)) {
    const name = pictureName(change);
    const decision = decisions.find((one) => one.changes.includes(change));
    if (decision) byName.set(name, { ...changed(change, decision, decided), history: history[name] ?? [] });
  }
  const order = Object.keys(modes);
  const placeOf = ({ mode }: StoryPicture) => (order.includes(mode) ? order.indexOf(mode) : order.length);
  return [...byName.values()].sort((a, b) => placeOf(a) - placeOf(b));
}

function changed(change: Change, decision: Decision, { accepted, rejected }: Decided): Omit<StoryPicture, 'history'> {
  const { mode, error, stack, hash, approved, kind, boxes = [] } = change;
  const name = pictureName(change);
  const isPictured = kind === 'failed' ? change.isPictured : kind !== 'removed';
  return {
    name,
    mode,
    standing: rankOf(decision),
    says: decision.says,
    error,
    stack,
    places: boxes,
    before: approved,
    after: isPictured ? (hash ?? 'failed') : undefined,
    verdict: accepted.includes(name) ? 'accepted' : rejected[name] ? 'rejected' : undefined,
    reason: rejected[name]?.reason,
  };
}
