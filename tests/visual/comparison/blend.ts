import type { Fact } from './facts.ts';

/** So far off, in steps of a channel, is what a browser rounds, and how it draws letters. */
const rough = 8;

type Channels = readonly number[];

/** Whether words are of a colour that became another one, as pixels tell it. */
export function isPair(cause: string): boolean {
  return /^#[0-9a-f]{6} → #[0-9a-f]{6}$/.test(cause);
}

/** Whether a pair of colours is what comes of these: one of them, or two that blend, or one that blends with what stayed. */
export function isBlendOf(pair: string, facts: readonly Pick<Fact, 'says' | 'colours'>[]): boolean {
  if (facts.some(({ says }) => says === pair)) return true;
  const [from = [], to = []] = pair.split(' → ').map(channelsOf);
  const found = facts.flatMap(({ colours = [] }) => {
    const [was = [], is = []] = colours.map(channelsOf);
    return colours.length === 2 ? [{ was, is }] : [];
  });
  return found.some(({ was, is }) => shinesThrough(was, is, from, to)) || isBetween(minus(to, from), found);
}

/** The change is a part of that of one colour, and the rest of it that of another one, or none. */
function isBetween(change: Channels, found: readonly { was: Channels; is: Channels }[]): boolean {
  const changes = [...found.map(({ was, is }) => minus(is, was)), [0, 0, 0]];
  return changes.some((one) =>
    changes.some((other) => {
      const way = minus(one, other);
      const length = dot(way, way);
      const part = length === 0 ? 0 : dot(minus(change, other), way) / length;
      const isSome = dot(change, change) > 0 && part >= 0 && part <= 1;
      return isSome && change.every((value, at) => Math.abs((other[at] ?? 0) + part * (way[at] ?? 0) - value) <= rough);
    }),
  );
}

/** The same ground shines through before and now. */
function shinesThrough(was: Channels, is: Channels, from: Channels, to: Channels): boolean {
  const [before = 1, now = 1] = [was[3], is[3]];
  if (before === 1 && now === 1) return false;
  const [colour, seen, by, other, otherSeen, otherBy] =
    before < now ? [was, from, before, is, to, now] : [is, to, now, was, from, before];
  const ground = [0, 1, 2].map((at) => ((seen[at] ?? 0) - by * (colour[at] ?? 0)) / (1 - by));
  return ground.every((value, at) => {
    const expected = otherBy * (other[at] ?? 0) + (1 - otherBy) * value;
    return value >= -rough && value <= 255 + rough && Math.abs(expected - (otherSeen[at] ?? 0)) <= rough;
  });
}

/** Red, green and blue up to 255, and how opaque up to 1. */
function channelsOf(hex: string): Channels {
  const [r = 0, g = 0, b = 0, a = 255] = (hex.slice(1).match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return [r, g, b, a / 255];
}

function minus(one: Channels, other: Channels): Channels {
  return [0, 1, 2].map((at) => (one[at] ?? 0) - (other[at] ?? 0));
}

function dot(one: Channels, other: Channels): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}
