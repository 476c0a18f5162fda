import { factSaid, isFact } from '../comparison/facts.ts';
import { isColour, type Place, severities } from '../comparison/places.ts';
import { isWeight } from '../comparison/weight.ts';
import type { Change } from '../results.ts';
import { findingSaid, isFinding } from './findings.ts';
import { heardSaid, isHeard } from './heard.ts';
import { homeOf, isOneComponent } from './homes.ts';

const most = 3;
/** Of what is accepted along with a decision, and of what something is drawn with, more is told. */
const mostFacts = 6;
/** So many things are called by their names. */
const mostThings = 2;

/** What happened, for a person: to what, as far as that is known, and how, and what is accepted along with it. The clearest change comes first. */
export function worded(causes: readonly string[], changes: readonly Change[]): string {
  const [facts, forms] = formsBesides(causes, changes);
  const besides = listed([...facts, ...coloursBesides(causes, changes), ...forms], mostFacts);
  return [mainly(causes, changes), besides].filter(Boolean).join('; besides ');
}

/** What else was drawn otherwise or grew in the same pictures, in another component or for another reason that is known: the known ones, and the others. */
function formsBesides(causes: readonly string[], changes: readonly Change[]): [facts: string[], forms: string[]] {
  const { named = [], others = [] } = Object.groupBy(
    boxesOf(changes).filter(({ severity }) => !isColour(severity)),
    (box) => (causes.some((cause) => isIn(box, cause)) ? 'named' : 'others'),
  );
  const homes = new Set(named.flatMap((box) => homeOf(box) ?? []));
  // What has no home moved for something else, or lies where nobody knows who draws.
  const isElsewhere = (box: Place) => !homes.has(homeOf(box) ?? '');
  // What is known of a component does not tell why a thing in it is another one.
  const isAnother = ({ cause, thing }: Place) =>
    causes.every(isFact) && isShape(cause) && /^(the icon|a drawing)/.test(thing ?? '');
  const apart = others.filter((box) => (isElsewhere(box) || isAnother(box)) && (isFact(box.cause) || homeOf(box)));
  const { facts = [], forms = [] } = Object.groupBy(apart, ({ cause }) => (isFact(cause) ? 'facts' : 'forms'));
  return [
    facts.map((box) => `${drawersOf([box])}: ${plain(box.cause)}`),
    forms.map((box) => at(plain(box.cause), homeOf(box))),
  ];
}

/** The components that are drawn otherwise; with the one that has them so, where that is another. */
function drawersOf(facts: readonly Place[]): string {
  const things = [...new Set(facts.flatMap(({ thing }) => thing ?? []))];
  const homes = [...new Set(facts.flatMap((box) => homeOf(box)?.slice('in '.length) ?? []))];
  const others = homes.filter((home) => !things.some((thing) => isOneComponent(`in ${thing}`, `in ${home}`)));
  return [listed(things), ...others].join(' in ');
}

/** Colours that changed in the same pictures for another reason: whoever accepts one accepts the other. */
function coloursBesides(causes: readonly string[], changes: readonly Change[]): string[] {
  const { named = [], others = [] } = Object.groupBy(
    boxesOf(changes).filter(({ severity }) => isColour(severity)),
    (box) =>
      causes.some((cause) => isIn({ ...box, cause: box.cause.replace(/^soft /, '') }, cause)) ? 'named' : 'others',
  );
  // Of one component most colours change for one reason: what others do comes first.
  const homes = new Set(named.flatMap((box) => homeOf(box) ?? []));
  const isApart = (box: Place) => !homes.has(homeOf(box) ?? '');
  const sorted = [...others.filter(isApart), ...others.filter((box) => !isApart(box))];
  return sorted.map((box) => at(plain(box.cause), homeOf(box)));
}

function mainly(causes: readonly string[], changes: readonly Change[]): string {
  const findings = causes.filter(isFinding);
  const seen = causes.filter((cause) => !isHeard(cause));
  // Other words look otherwise: that is no news.
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
  if (home && causes.every(isFact)) {
    const facts = boxesOf(changes).filter((box) => isFact(box.cause) && home.endsWith(homeOf(box) ?? '-'));
    return `${drawersOf(facts)}: ${listed([bare, ...facts.map((box) => plain(box.cause))], mostFacts)}`;
  }
  const said = home ? `${bare}${home}` : listed(looks);
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
  const [home] = homes.size === 1 ? homes : [];
  return at(plain(cause), home);
}

/** Without what tells one shape, or one pattern, from another. */
function plain(cause: string): string {
  if (isFact(cause)) return factSaid(cause);
  return cause.replace(/^shape \S+(?: (?!in )\S+)*/, 'drawn otherwise').replace(/^pattern .*/, 'another pattern');
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
  const lines = changes.flatMap(({ spoken }) => spoken?.lines ?? []);
  const line = lines.find((one) => one.startsWith('+ ! ')) ?? lines[0];
  if (!line) return '';
  return isFinding(line) ? findingSaid(line) : `heard is ${heardSaid(line, changes)}`;
}

/** What changed, by its name where that is one or two; of more, the kind, where it is the same. */
function thingIn(causes: readonly string[], changes: readonly Change[]): string | undefined {
  const [first] = changes;
  // In other modes the same thing may have other words.
  const own = boxesOf(changes.filter(({ mode }) => mode === first?.mode)).filter((box) =>
    causes.some((cause) => isIn(box, cause)),
  );
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

function listed(all: readonly string[], atMost = most): string {
  const said = [...new Set(all)];
  return said.slice(0, atMost).join(', ') + (said.length > atMost ? ` and ${said.length - atMost} more` : '');
}
