import { factSaid, isFact, isIcon } from '../comparison/facts.ts';
import { isColour, type Place, severities } from '../comparison/places.ts';
import { isWeight } from '../comparison/weight.ts';
import { counted } from '../counted.ts';
import type { Change } from '../results.ts';
import { findingSaid, isFinding } from './findings.ts';
import { heardBeside, heardSaid, isHeard, isOfWords } from './heard.ts';
import { componentOf, homeOf, isOneComponent } from './homes.ts';

const most = 3;
/** Of what is accepted along with a decision, and of what something is drawn with, more is told. */
const mostFacts = 6;
/** So many things are called by their names. */
const mostThings = 2;

/** What happened, for a person, and how many causes that tells of. */
export interface Worded {
  says: string;
  causes: number;
}

/**
 * To what, as far as that is known, and how. What is known to be another cause, and is in most of the pictures as well, is
 * told as one: who accepts one accepts the other. The clearest change comes first.
 */
export function worded(causes: readonly string[], changes: readonly Change[]): Worded {
  const { others: drawn, forms } = besides(causes, changes);
  const others = causes.every(isHeard) ? [...drawn, ...heardBeside(causes, changes)] : drawn;
  const { often = [], seldom = [] } = Object.groupBy(others, ({ pictures }) =>
    pictures.size * 2 >= changes.length ? 'often' : 'seldom',
  );
  const said = [mainly(causes, changes), ...often.map(({ says }) => says)];
  const tail = listed(
    [...seldom.map(({ says, pictures }) => `${says} in ${counted(pictures.size, 'picture')}`), ...forms],
    mostFacts,
  );
  const head = said.length > 1 ? `${said.length} causes: ${listed(said, mostFacts, '; ')}` : (said[0] ?? '');
  return { says: [head, tail].filter(Boolean).join('; besides '), causes: said.length };
}

interface Other {
  says: string;
  pictures: ReadonlySet<Change>;
}

/** Those of these pictures that show another cause besides that is known, too, which could be decided by itself. */
export function withOthers(causes: readonly string[], changes: readonly Change[]): Set<Change> {
  if (!causes.every(isFact)) return new Set();
  return new Set([...besides(causes, changes).others.flatMap(({ pictures }) => [...pictures]), ...heardToo(changes)]);
}

/** Those of stories that are heard otherwise as well, where others are not: what they are drawn with is no reason for that. */
function heardToo(changes: readonly Change[]): Change[] {
  const isHeardOtherwise = ({ spoken }: Change) => spoken?.lines.some((line) => !isFinding(line));
  const stories = new Set(changes.filter(isHeardOtherwise).map(({ story }) => story));
  const own = changes.filter(({ story }) => stories.has(story));
  return own.length < changes.length ? own : [];
}

/** What else is another in the same pictures: what is known of it, component by component, and what may have come of that. */
function besides(causes: readonly string[], changes: readonly Change[]): { others: Other[]; forms: string[] } {
  const all = changes.flatMap((change) => (change.boxes ?? []).map((box) => ({ box, change })));
  const isNamed = ({ box }: { box: Place }) =>
    causes.some((cause) =>
      isIn({ ...box, cause: isColour(box.severity) ? box.cause.replace(/^soft /, '') : box.cause }, cause),
    );
  const homesOf = (seen: typeof all) => new Set(seen.flatMap(({ box }) => homeOf(box) ?? []));
  const named = all.filter(isNamed);
  const [formHomes, colourHomes] = [false, true].map((isOfColours) =>
    homesOf(named.filter(({ box }) => isColour(box.severity) === isOfColours)),
  );
  const [hasIcon, isKnown] = [causes.some(isIcon), causes.every(isFact)];
  const apart = all.filter((one) => {
    const { box } = one;
    if (isNamed(one)) return false;
    if (isColour(box.severity)) return true;
    const home = homeOf(box);
    // What has no home moved for something else, or lies where nobody knows who draws.
    if (!formHomes?.has(home ?? '')) return isFact(box.cause) || home !== undefined;
    // What stands in a component is another cause than how that is drawn.
    if (isFact(box.cause)) return isIcon(box.cause) !== hasIcon;
    return isKnown && isShape(box.cause) && /^(the icon|a drawing)/.test(box.thing ?? '');
  });
  // Of a token come colours that are mixed of it, and of a component that fades all that it has.
  const isOfColours = named.every(({ box }) => isColour(box.severity));
  const isCause = ({ box }: (typeof all)[number]) =>
    isFact(box.cause) || (isColour(box.severity) && !isOfColours && (isKnown || !formHomes?.has(homeOf(box) ?? '-')));
  const { known = [], forms = [] } = Object.groupBy(apart, (one) => (isCause(one) ? 'known' : 'forms'));
  const groups = Map.groupBy(known, ({ box }) =>
    isFact(box.cause) ? `${drawersOf([box])} ${isIcon(box.cause)}` : (homeOf(box) ?? ''),
  );
  const told = [...groups.values()].map((group) => ({
    isOwn: group.some(({ box }) => isColour(box.severity) && colourHomes?.has(homeOf(box) ?? '')),
    says: causeSaid(group.map(({ box }) => box)),
    pictures: new Set(group.map(({ change }) => change)),
  }));
  // Of one component most colours change for one reason: what others do comes first.
  const sorted = told.toSorted((a, b) => Number(a.isOwn) - Number(b.isOwn) || b.pictures.size - a.pictures.size);
  return { others: sorted, forms: forms.map(({ box }) => at(plain(box.cause), homeOf(box))) };
}

/** What is known of one component: how it is drawn now, or in what colours. */
function causeSaid(boxes: readonly Place[]): string {
  const said = listed(boxes.map((box) => plain(box.cause)));
  const [first] = boxes;
  if (!first) return '';
  return isFact(first.cause) ? `${drawersOf(boxes)}: ${said}` : at(said, homeOf(first));
}

/** The components that are drawn otherwise; with the one that has them so, where that is another. */
function drawersOf(facts: readonly Place[]): string {
  const things = [...new Set(facts.flatMap(({ thing }) => thing ?? []))];
  const homes = [...new Set(facts.flatMap((box) => homeOf(box)?.slice('in '.length) ?? []))];
  const others = homes.filter((home) => !things.some((thing) => isOneComponent(`in ${thing}`, `in ${home}`)));
  return [listed(things), listed(others)].filter(Boolean).join(' in ');
}

function mainly(causes: readonly string[], changes: readonly Change[]): string {
  const findings = causes.filter(isFinding);
  const seen = causes.filter((cause) => !isHeard(cause));
  const words = linesOf(changes).find(isOfWords);
  // Other words look otherwise: that is no news.
  if (words && findings.length === 0 && seen.length === causes.length) {
    const rest = seen.filter((cause) => !isShape(cause));
    return [heardSaid(words, changes), ...(rest.length > 0 ? [lookSaid(rest, changes)] : [])].join(', ');
  }
  if (findings.length + seen.length < causes.length)
    return listed(causes.filter((cause) => !isShape(cause)).map((cause) => saidOf(cause, changes)));
  const looks = lookSaid(seen, changes);
  const said = findings.length > 0 ? [listed(findings.map(findingSaid)), looks] : [looks, heardBesides(changes)];
  return said.filter(Boolean).join(', and ');
}

export function isShape(cause: string): boolean {
  return cause.startsWith('shape ');
}

function saidOf(cause: string, changes: readonly Change[]): string {
  if (isFinding(cause)) return findingSaid(cause);
  return isHeard(cause) ? heardSaid(cause, changes) : lookOf(cause, changes);
}

function lookSaid(causes: readonly string[], changes: readonly Change[]): string {
  const thing = thingIn(causes, changes);
  const looks = causes.map((cause) => lookOf(cause, changes));
  const homes = new Set(looks.map((look) => / in \S+$/.exec(look)?.[0]));
  const [home] = homes.size === 1 ? homes : [];
  const bare = home ? listed(looks.map((look) => look.slice(0, -home.length))) : '';
  const isOfKind = ({ cause }: Place) => isFact(cause) && isIcon(cause) === causes.some(isIcon);
  if (!home && causes.length > 0 && causes.every(isFact)) {
    const own = boxesOf(changes).filter((box) => causes.some((cause) => isIn(box, cause)));
    return `${drawersOf(own)}: ${listed(looks, mostFacts)}`;
  }
  if (home && causes.every(isFact)) {
    const facts = boxesOf(changes).filter((box) => isOfKind(box) && home.endsWith(homeOf(box) ?? '-'));
    return `${drawersOf(facts)}: ${listed([...looks.map((look) => look.slice(0, -home.length)), ...facts.map((box) => plain(box.cause).replace(/ in \S+$/, ''))], mostFacts)}`;
  }
  const said = home && home !== ` in ${thing}` ? `${bare}${home}` : bare || listed(looks);
  return thing ? `${thing}: ${said}` : said;
}

/** How it looks now, with the component that draws it, where that is one; of that alone, what happened there most often. */
function lookOf(cause: string, changes: readonly Change[]): string {
  const boxes = boxesOf(changes).filter((box) => isIn(box, cause));
  if (cause.startsWith('in ')) {
    const worst = severities.find((severity) => boxes.some((box) => box.severity === severity));
    const looks = boxes
      .filter(({ severity }) => severity === worst)
      .map((box) => box.alsoCauses?.find(isWeight) ?? plain(box.cause));
    const [commonest] = [...Map.groupBy(looks, (look) => look)].sort(([, a], [, b]) => b.length - a.length);
    return commonest ? at(commonest[0], cause) : cause;
  }
  const homes = new Set(boxes.map(homeOf));
  const [home = isColour(boxes[0]?.severity ?? 'layout') ? undefined : aboutOne(changes)] =
    homes.size === 1 ? homes : [''];
  return at(plain(cause), home);
}

/** The component that all stories are about, where it is one. */
function aboutOne(changes: readonly Change[]): string | undefined {
  const names = new Set(changes.map(componentOf));
  const [name] = names.size === 1 ? names : [];
  return name && `in ${name}`;
}

/** Without what tells one shape, or one pattern, from another. */
function plain(cause: string): string {
  if (isFact(cause)) return factSaid(cause);
  return cause.replace(/^shape \S+(?: (?!in )\S+)*/, 'looks different').replace(/^pattern .*/, 'another pattern');
}

function at(look: string, home: string | undefined): string {
  return !home || / in \S+$/.test(look) ? look : `${look} ${home}`;
}

function isIn({ cause, alsoCauses = [], severity }: Place, wanted: string): boolean {
  // Who draws there is no reason for its colour.
  const isReason = !wanted.startsWith('in ') || !isColour(severity);
  return cause === wanted || (isReason && alsoCauses.includes(wanted));
}

/** What is heard otherwise, or is wrong, where something else is said first. */
function heardBesides(changes: readonly Change[]): string {
  const lines = linesOf(changes);
  const line = lines.find((one) => one.startsWith('+ ! ')) ?? lines.find(isOfWords) ?? lines[0];
  if (!line) return '';
  if (isFinding(line)) return findingSaid(line);
  return isOfWords(line) ? heardSaid(line, changes) : `read out is ${heardSaid(line, changes)}`;
}

function linesOf(changes: readonly Change[]): string[] {
  return changes.flatMap(({ spoken }) => spoken?.lines ?? []);
}

/** What changed, by its name where that is one or two in all pictures; of more, the kind, where it is the same. */
function thingIn(causes: readonly string[], changes: readonly Change[]): string | undefined {
  const [first] = changes;
  // In other modes the same thing may have other words.
  const pictures = changes
    .filter(({ mode }) => mode === first?.mode)
    .map(({ boxes = [] }) => boxes.filter((box) => causes.some((cause) => isIn(box, cause))));
  if (pictures.some((boxes) => boxes.length > 0 && !boxes.some(({ thing }) => thing))) return undefined;
  const own = pictures.flat();
  const things = [...new Set(own.flatMap(({ thing }) => thing ?? []))];
  if (things.length <= mostThings) return things.join(' and ') || undefined;
  const kinds = new Set(things.map(kindOf));
  const [kind] = kinds.size === 1 ? kinds : [];
  return kind && `several ${kind}`;
}

function kindOf(thing: string): string | undefined {
  if (thing.startsWith('“')) return 'words';
  const [, kind] = /^the (frame|icon|field) /.exec(thing) ?? [];
  return kind && `${kind}s`;
}

function boxesOf(changes: readonly Change[]): Place[] {
  return changes.flatMap(({ boxes = [] }) => boxes);
}

function listed(all: readonly string[], atMost = most, between = ', '): string {
  const said = [...new Set(all)];
  return said.slice(0, atMost).join(between) + (said.length > atMost ? ` and ${said.length - atMost} more` : '');
}
