import type { Look } from '../capture/page/looks.ts';
import type { Area } from '../capture/page/measuring.ts';
import { overlap, sizeOf } from './area.ts';
import { isColour, type Place, type Severity } from './places.ts';
import { transformed } from './transforms.ts';

/** Something that a component is drawn with and was not before, as in `corners 6 → 4 px`. */
export interface Fact {
  component: string;
  says: string;
  severity: Severity;
  /** Seen along the edges of where it is drawn, or around them. */
  isRim: boolean;
  /** Where it is drawn now. */
  areas: readonly Area[];
  /** Of a colour: before and now, as in `#1a73e8`, with a fourth channel where something shines through. */
  colours?: readonly [from: string, to: string];
}

/** Before the words of a change that are of what something is drawn with. */
const mark = 'style ';

/** Whether words for what changed are of what something is drawn with. */
export function isFact(cause: string): boolean {
  return cause.startsWith(mark);
}

export function factCause({ says, severity }: Fact): string {
  // A colour is one with those that pixels tell.
  return severity === 'colour' ? says : mark + says;
}

export function factSaid(cause: string): string {
  return cause.slice(mark.length);
}

/** Whether they are of another icon: what stands in a component is another cause than how that is drawn. */
export function isIcon(cause: string): boolean {
  return isFact(cause) && factSaid(cause).startsWith('icon ');
}

/** What a picture is drawn with, as it is kept beside it: one look a line, and how many are drawn so. */
export function writtenLooks(looks: readonly Look[]): string {
  return looks.map(({ says, areas }) => `${areas.length} ${says}`).join('\n');
}

function readLooks(written: string): Map<string, number> {
  return new Map(
    written.split('\n').map((line) => {
      const count = Number.parseInt(line, 10);
      return [line.slice(`${count} `.length), count];
    }),
  );
}

type Say = (from: string, to: string) => string;

interface Kind {
  severity: Severity;
  isRim?: boolean;
  /** What stands where nothing is said. */
  otherwise?: string;
  /** Told where both are known alone: of what was written down earlier none is. */
  isKnownWithBoth?: boolean;
  say: Say;
}

const lengths =
  (what: string): Say =>
  (from, to) =>
    [what, between(from, to)].filter(Boolean).join(' ');
const words =
  (what: string): Say =>
  (from, to) =>
    `${what ? `${what} ` : ''}${from} → ${to}`;
const there =
  (what: string, changed: Say = () => `another ${what}`): Say =>
  (from, to) =>
    to === 'none' ? `${what} gone` : from === 'none' ? `${what} added` : changed(from, to);
const percent = (value: string) => `${Math.round(Number.parseFloat(value) * 100)} %`;

const kinds: Record<string, Kind> = {
  width: { severity: 'layout', otherwise: 'auto', say: sized('wide') },
  height: { severity: 'layout', otherwise: 'auto', say: sized('high') },
  'min-width': { severity: 'layout', say: sized('wide at least') },
  'min-height': { severity: 'layout', say: sized('high at least') },
  'max-width': { severity: 'layout', otherwise: 'none', say: sized('wide at most') },
  'max-height': { severity: 'layout', otherwise: 'none', say: sized('high at most') },
  margin: { severity: 'layout', say: lengths('margin') },
  padding: { severity: 'layout', say: lengths('padding') },
  gap: { severity: 'layout', say: lengths('gap') },
  top: { severity: 'layout', say: lengths('top') },
  right: { severity: 'layout', say: lengths('right') },
  bottom: { severity: 'layout', say: lengths('bottom') },
  left: { severity: 'layout', say: lengths('left') },
  'z-index': { severity: 'text', isKnownWithBoth: true, say: words('z-index') },
  transform: { severity: 'layout', otherwise: 'none', say: transformed },
  'border-width': { severity: 'layout', isRim: true, say: lengths('line') },
  'font-family': { severity: 'layout', say: words('') },
  'font-size': { severity: 'layout', say: lengths('letters') },
  'font-weight': {
    severity: 'layout',
    say: (from, to) => `${Number(to) > Number(from) ? 'heavier' : 'lighter'} letters, ${from} → ${to}`,
  },
  'font-style': { severity: 'layout', otherwise: 'normal', say: words('letters') },
  'line-height': { severity: 'layout', otherwise: 'normal', say: lengths('line height') },
  'letter-spacing': { severity: 'layout', say: lengths('between letters') },
  'text-transform': { severity: 'layout', otherwise: 'none', say: words('letters') },
  'text-decoration': { severity: 'text', otherwise: 'none', say: words('') },
  opacity: { severity: 'text', otherwise: '1', say: (from, to) => `${percent(from)} → ${percent(to)} opaque` },
  filter: { severity: 'text', otherwise: 'none', say: there('filter') },
  'background-image': { severity: 'text', otherwise: 'none', say: there('pattern') },
  'box-shadow': { severity: 'text', otherwise: 'none', isRim: true, say: there('shadow') },
  'border-radius': { severity: 'text', isRim: true, say: cornered },
  icon: { severity: 'text', isKnownWithBoth: true, say: words('icon') },
  'border-style': { severity: 'text', otherwise: 'solid', isRim: true, say: words('') },
  outline: { severity: 'text', otherwise: 'none', isRim: true, say: there('focus ring', lengths('focus ring')) },
  'outline-offset': { severity: 'text', isRim: true, say: lengths('focus ring away by') },
  'stroke-width': { severity: 'text', otherwise: '1px', say: lengths('stroke') },
  'stroke-dasharray': { severity: 'text', otherwise: 'none', say: there('dashes') },
};

const ofText = /^(?:font|line|letter|text)-/;
const colours = ['background-color', 'border-color', 'outline-color', 'color', 'fill', 'stroke'];

/** What components are drawn with now and were not before, by looks that came in the place of others of the same element. */
export function factsOf(before: string, after: readonly Look[]): Fact[] {
  const was = readLooks(before);
  const is = new Map(after.map(({ says, areas }) => [says, areas.length]));
  const went = [...was].filter(([says, count]) => count > (is.get(says) ?? 0)).map(([says]) => read(says));
  const came = after.flatMap(({ says, areas }) =>
    areas.length > (was.get(says) ?? 0) ? { ...read(says), areas } : [],
  );
  const found = new Map<string, Fact>();
  const pairs = [
    ...came.map((look) => [nearestTo(look, went), look] as const),
    ...went.map((look) => [look, nearestTo(look, came)] as const),
  ];
  for (const [old, now] of pairs)
    if (old && now)
      for (const fact of changesOf(old, now)) {
        const key = `${fact.component} ${fact.says}`;
        found.set(key, { ...fact, areas: [...new Set([...(found.get(key)?.areas ?? []), ...fact.areas])] });
      }
  const facts = [...found.values()];
  // Where it lies is seen by what it covers; beside anything else it is only written down.
  const isPlaced = (fact: Fact) => fact.says.startsWith('z-index ');
  const explained = new Set(facts.filter((fact) => !isPlaced(fact)).map(({ component }) => component));
  return facts.filter((fact) => !isPlaced(fact) || !explained.has(fact.component));
}

/** What is known to be drawn otherwise where pictures differ; where nothing is, what lies over what. */
export function knownIn(before: string, after: readonly Look[], places: readonly Place[]): Fact[] {
  const facts = factsOf(before, after);
  return facts.length > 0 ? facts : covers(before, after, places);
}

/** So much of what something covers shows that it does. */
const most = 0.5;

/** What is set in the same colour as before and shows in another one: something lies over it now, or did. */
function covers(before: string, after: readonly Look[], places: readonly Place[]): Fact[] {
  const was = new Set(readLooks(before).keys().map(withoutOrder));
  const bare = after.filter(({ says }) => was.has(withoutOrder(says))).map((look) => ({ ...read(look.says), ...look }));
  return bare.flatMap(({ name, values, areas }): Fact[] => {
    const [component = ''] = name.split(' ');
    const [ground, letters] = ['background-color', 'color'].map((name) => values.get(name));
    return (['something else lies over it', 'nothing lies over it any more'] as const).flatMap((says, side) => {
      const isCovered = (area: Area) => (place: Place) => {
        if (!isColour(place.severity)) return false;
        const colour = place.cause.split(' → ')[side];
        const least = colour === ground ? sizeOf(area) : colour === letters ? 0 : Number.POSITIVE_INFINITY;
        return overlap(place, area) >= most * Math.max(least, sizeOf(place));
      };
      const covered = areas.filter((area) => places.some(isCovered(area)));
      return covered.length > 0 ? [{ component, says, severity: 'text', isRim: false, areas: covered }] : [];
    });
  });
}

/** What lies above what was not written down from the beginning. */
function withoutOrder(says: string): string {
  return says.replace(/; z-index: [^;]*/, '');
}

interface Read {
  name: string;
  values: Map<string, string>;
}

function read(says: string): Read {
  const [name = '', ...parts] = says.split('; ');
  return { name, values: new Map(parts.map((part) => part.split(': ', 2) as [string, string])) };
}

/** Of the same element of the same component, the one of which least is otherwise: what became the same in several ways is one thing. */
function nearestTo<Of extends Read>({ name, values }: Read, others: readonly Of[]): Of | undefined {
  const apart = (other: Of) => {
    const names = namesIn(values, other.values);
    const ways = new Set(names.map((one) => [values.get(one), other.values.get(one)].join()));
    // A colour that something shines through is of another kind than one that hides it.
    const longer = names.filter((one) => values.get(one)?.length !== other.values.get(one)?.length);
    return ways.size + names.length / 100 + longer.length / 10_000;
  };
  return others.filter((other) => other.name === name).sort((one, other) => apart(one) - apart(other))[0];
}

/** What differs. */
function namesIn(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}

function changesOf(before: Read, after: Read & Pick<Look, 'areas'>): Fact[] {
  const [component = ''] = after.name.split(' ');
  const { areas } = after;
  // What has text in it no more, or now, has letters of no other kind than before.
  const [wasText, isText] = [before, after].map(({ values }) => values.has('font-family'));
  const differing = namesIn(before.values, after.values).filter((name) => wasText === isText || !ofText.test(name));
  const facts = differing.flatMap((name): Fact[] => {
    const [from, to] = [before.values.get(name), after.values.get(name)];
    if (colours.includes(name)) {
      const [olds, news] = [from, to].map((value) => value?.split(' ') ?? []) as [string[], string[]];
      const isRim = /border|outline/.test(name);
      return olds.flatMap((was, at) => {
        const is = news[at] ?? news[0];
        if (!is || was === is) return [];
        const says = `${colourSaid(was)} → ${colourSaid(is)}`;
        return [{ component, says, severity: 'colour', isRim, areas, colours: [was, is] as const }];
      });
    }
    const kind = kinds[name];
    if (kind?.isKnownWithBoth && !(from && to)) return [];
    // What is there at all says more than how far away it is.
    if (!kind || (name !== 'outline' && name.startsWith('outline') && differing.includes('outline'))) return [];
    const { severity, isRim = false, otherwise = '0px', say } = kind;
    const says = say(from ?? otherwise, to ?? otherwise);
    return [{ component, says, severity, isRim, areas }];
  });
  const [wide, high] = [' wide', ' high'].map((how) => facts.find(({ says }) => says.endsWith(`px${how}`)));
  if (!wide || !high || wide.says.replace(/wide$/, 'high') !== high.says) return facts;
  return [...facts.filter((fact) => fact !== wide && fact !== high), { ...wide, says: `${wide.says} and high` }];
}

/** `#1a73e8`, `#1a73e8 at 40 %`. */
function colourSaid(hex: string): string {
  return hex.length > 7
    ? `${hex.slice(0, 7)} at ${Math.round((Number.parseInt(hex.slice(7), 16) / 255) * 100)} %`
    : hex;
}

function sized(how: string): Say {
  return (from, to) => `${between(from, to)} ${how}`;
}

/** A corner of so many pixels, or of half of what it is a corner of, is as round as it can be. */
const round = 999;

/** `corners 6 → 4 px`, `corners 6 px → fully round`. */
function cornered(from: string, to: string): string {
  const told = (value: string) =>
    value
      .split(' ')
      .map((length) =>
        (length.endsWith('%') && Number.parseFloat(length) >= 50) || Number.parseFloat(length) > round
          ? 'fully round'
          : short(length, true),
      );
  const isRound = [from, to].some((value) => told(value).includes('fully round'));
  const listed = (value: string) => [...new Set(told(value))].join(', ');
  return isRound ? `corners ${listed(from)} → ${listed(to)}` : lengths('corners')(from, to);
}

/** `6 → 4 px`; of several lengths those that differ. */
function between(from: string, to: string): string {
  const [was, is] = [from, to].map((value) => value.split(' ')) as [string[], string[]];
  const count = Math.max(was.length, is.length);
  const whole = (values: string[]) => (values.length === 1 ? Array.from({ length: count }, () => values[0]) : values);
  const [olds, news] = [whole(was), whole(is)];
  const pairs = new Set(
    olds.flatMap((old, index) => (old === news[index] ? [] : [`${short(old)} → ${short(news[index], true)}`])),
  );
  return [...pairs].join(', ').replaceAll(/ px(?=, )/g, '');
}

/** Without what a screen does not show: parts of a hundredth, and a unit that the other one says as well. */
function short(value = '', hasUnit = false): string {
  return value.replace(
    /^(-?[\d.e+]+)px$/,
    (_, number) => `${Math.round(Number(number) * 100) / 100}${hasUnit ? ' px' : ''}`,
  );
}
