import { COLLECTION_STYLE, EVENT_ID, type Event, getScalarValue, parseEvents, SCALAR_STYLE } from 'js-yaml';
import { Written } from '../chapters/facts.ts';
import type { ProblemCode } from '../problem.ts';
import type { Items } from './items.ts';
import { placesIn } from './places.ts';
import type { Positions } from './positions.ts';
import type { Findings } from './report.ts';
import { notShown, plainScalar } from './scalar.ts';
import { shortened } from './shortened.ts';
import { withoutBraces } from './yaml-braces.ts';
import { entriesIn, onlyEntries, type YamlEntry } from './yaml-entries.ts';
import { yamlFault } from './yaml-fault.ts';
import { keyFault } from './yaml-key.ts';
import { thousandsIn } from './yaml-number.ts';
import { deniedBy, Torn } from './yaml-torn.ts';

/** A block read: plain values, `null` for `none`; what is not shown has a position and no value. */
export interface YamlValue {
  /** `notShown` and `unusable` where the whole of it is. */
  value: unknown;
  positions: Positions;
  /** Whether some of its entries cannot be read. */
  isTorn?: boolean;
}

/** Stands for what is written and cannot be used. */
export const unusable = Symbol('unusable');

/** Deeper than anybody writes by hand; whoever reads on calls itself for each level. */
const deepest = 40;
/** Tags that say no more than what stands there. */
const plainTags = new Set(['!!int', '!!float', '!!bool', '!!null', '!!map', '!!seq']);
const textTags = new Set(['!', '!!str']);

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Scalar = EventOf<typeof EVENT_ID.SCALAR>;

type Place = ReturnType<typeof placesIn>;

/** Where a block stands, and where what is found out about it goes. */
interface Around {
  /** Of the fact that it states. */
  path: string;
  /** Of the block's first line in the document, from 1. */
  firstLine: number;
  findings: Findings;
  items: Items;
}

/**
 * Reads one yaml block from parser events, which keep the place of each fact and cost a twentieth of a syntax tree.
 * What cannot be read is reported and left out; the rest is kept.
 */
export function readYaml(text: string, around: Around): YamlValue {
  const place = placesIn(text, around.firstLine);
  try {
    return new Block(text, eventsOf(text), place, around).read();
  } catch (error) {
    const rest = readWithoutTorn(text, place, around);
    if (rest) return rest;
    const { code, offset, values } = yamlFault(error, text);
    around.findings.report('error', around.path, place(offset), code, values);
    return { value: unusable, positions: [around.firstLine, 1] };
  }
}

const eventsOf = (text: string) => parseEvents(withoutBraces(text), { maxDepth: deepest });

/** What can be read of a block when some of its entries cannot; undefined where that is nothing. */
function readWithoutTorn(text: string, place: Place, around: Around): YamlValue | undefined {
  const entries = entriesIn(text);
  const faults = new Map(entries.flatMap((entry) => faultIn(entry)));
  if (faults.size === 0 || faults.size === entries.length) return undefined;
  const left = onlyEntries(text, entries, (entry) => !faults.has(entry));
  let read: YamlValue;
  try {
    read = new Block(left, eventsOf(left), place, around).read();
  } catch {
    return undefined;
  }
  const inside = read.positions[2] ?? {};
  for (const [{ key, from }, { code, offset, values }] of faults) {
    const isName = keyFault(key) === undefined;
    const at = isName ? `${around.path}.${key}` : around.path;
    around.findings.report('error', at, place(from + offset), code, { ...values, entry: shortened(key) });
    if (isName && !Object.hasOwn(inside, key)) inside[key] = place(from);
  }
  return { ...read, isTorn: true };
}

function faultIn(entry: YamlEntry): [YamlEntry, ReturnType<typeof yamlFault>][] {
  if (entry.exact) return [[entry, { code: 'yaml.withoutColon', offset: 0, values: { exact: entry.exact } }]];
  // At the end of a line that goes on nowhere, and not where the next one begins.
  const text = entry.text.trimEnd();
  try {
    eventsOf(text);
    return [];
  } catch (error) {
    return [[entry, yamlFault(error, text)]];
  }
}

class Block {
  readonly #text: string;
  readonly #events: Event[];
  readonly #place: Place;
  readonly #around: Around;
  #cursor = 0;

  constructor(text: string, events: Event[], place: Place, around: Around) {
    this.#text = text;
    this.#events = events;
    this.#place = place;
    this.#around = around;
  }

  read(): YamlValue {
    const { path, firstLine } = this.#around;
    this.#next();
    const first = this.#next();
    const read: YamlValue =
      first && first.type !== EVENT_ID.POP ? this.#node(first, path) : { value: undefined, positions: [firstLine, 1] };
    const further = this.#events.findIndex((event, index) => index > 0 && event.type === EVENT_ID.DOCUMENT);
    if (further > 0) this.#error(path, this.#startOf(this.#events[further + 1]), 'yaml.several');
    return read;
  }

  #next(): Event | undefined {
    return this.#events[this.#cursor++];
  }

  #error(path: string, offset: number, code: ProblemCode, key?: string) {
    this.#around.findings.report(
      'error',
      path,
      this.#place(Math.max(offset, 0)),
      code,
      key === undefined ? {} : { key },
    );
  }

  #startOf(event: Event | undefined): number {
    switch (event?.type) {
      case EVENT_ID.MAPPING:
      case EVENT_ID.SEQUENCE:
        return event.start;
      case EVENT_ID.SCALAR:
        return event.valueStart < 0 ? event.tagStart : event.valueStart;
      case EVENT_ID.ALIAS:
        return event.anchorStart - 1;
      default:
        return 0;
    }
  }

  #node(event: Event | undefined, path: string, isItem = false): YamlValue {
    switch (event?.type) {
      case EVENT_ID.MAPPING:
        return this.#tagged(event, path, this.#mapping(event, path));
      case EVENT_ID.SEQUENCE:
        return this.#tagged(event, path, this.#sequence(event, path));
      case EVENT_ID.SCALAR: {
        const start = this.#startOf(event);
        const positions: Positions = start < 0 ? [this.#around.firstLine, 1] : this.#place(start);
        return this.#tagged(event, path, { value: this.#scalar(event, path, isItem), positions });
      }
      case EVENT_ID.ALIAS:
        this.#error(path, this.#startOf(event), 'yaml.alias');
        return { value: unusable, positions: this.#place(this.#startOf(event)) };
      default:
        return { value: unusable, positions: [this.#around.firstLine, 1] };
    }
  }

  #tagOf({ tagStart, tagEnd }: { tagStart: number; tagEnd: number }): string {
    return tagStart < 0 ? '' : this.#text.slice(tagStart, tagEnd);
  }

  /** A tag that would change what stands there cannot be followed. */
  #tagged(event: EventOf<2 | 3 | 4>, path: string, read: YamlValue): YamlValue {
    const tag = this.#tagOf(event);
    if (tag === '' || plainTags.has(tag) || textTags.has(tag)) return read;
    const denial = deniedBy(tag, read.value);
    const [code, told] = denial
      ? (['fact.exact', { example: `${path.split('.').at(-1)}: ${denial}` }] as const)
      : (['yaml.tagged', { key: shortened(tag) }] as const);
    this.#around.findings.report('error', path, this.#place(event.tagStart), code, told);
    return { value: unusable, positions: read.positions };
  }

  #scalar(event: Scalar, path: string, isItem: boolean): unknown {
    const source = getScalarValue(this.#text, event);
    if (event.style !== SCALAR_STYLE.PLAIN || textTags.has(this.#tagOf(event))) return source;
    const thousands = thousandsIn(source);
    if (thousands)
      this.#around.findings.report('warning', path, this.#place(this.#startOf(event)), 'fact.thousands', thousands);
    return plainScalar(source, isItem);
  }

  #mapping({ start, style }: { start: number; style: number }, path: string): YamlValue {
    const value: Record<string, unknown> = {};
    const inside: Record<string, Positions> = {};
    let last = '';
    const alone: string[] = [];
    let isOfNames = style === COLLECTION_STYLE.FLOW;
    const torn = new Torn(path, value);
    for (let event = this.#next(); event && event.type !== EVENT_ID.POP; event = this.#next()) {
      if (event.type === EVENT_ID.SCALAR) {
        const key = getScalarValue(this.#text, event);
        const isAlone = style === COLLECTION_STYLE.FLOW && !/^["']?\s*:/.test(this.#text.slice(event.valueEnd));
        isOfNames &&= isAlone;
        alone.push(key);
        const isClose = this.#text[event.valueStart - 1] === ',';
        const place = this.#place(Math.max(event.valueStart, 0));
        if (isAlone && torn.goesOn(last, key, { place, isClose })) {
          this.#skip(this.#next());
          continue;
        }
        if (!isAlone) last = key;
        else this.#listed(`${path}.${last}`, value[last], key, event);
        this.#entry(event, path, value, inside);
      } else {
        this.#error(path, Math.max(this.#startOf(event), start), 'yaml.key');
        this.#skip(event);
        this.#skip(this.#next());
      }
    }
    for (const [at, place, told] of torn.told) this.#around.findings.report('error', at, place, 'fact.comma', told);
    if (isOfNames && alone.length > 0) this.#around.findings.alone.set(path, alone);
    return { value, positions: [...this.#place(start), inside] };
  }

  #listed(path: string, before: unknown, word: string, event: Scalar) {
    const { listed } = this.#around.findings;
    const text = before instanceof Written ? before.source : before;
    if (typeof text !== 'string') return;
    const own = listed.get(path) ?? { text, words: [] };
    own.words.push({ word, at: this.#place(Math.max(event.valueStart, 0)) });
    listed.set(path, own);
  }

  #entry(event: Scalar, path: string, value: Record<string, unknown>, inside: Record<string, Positions>) {
    const key = getScalarValue(this.#text, event);
    const start = Math.max(event.valueStart, 0);
    const fault = keyFault(key);
    if (fault) {
      this.#error(key === '' || fault === 'yaml.keyLong' ? path : `${path}.${key}`, start, fault, shortened(key));
      // As one step below, too: with its dots it seems to be further in.
      if (fault === 'yaml.keyDot') this.#around.findings.unusable.add(`${path}.${key.replaceAll('.', '·')}`);
      this.#skip(this.#next());
      return;
    }
    const below = `${path}.${key}`;
    const place = this.#place(start);
    const earlier = Object.hasOwn(inside, key) ? inside[key] : undefined;
    if (earlier) {
      this.#around.findings.report('error', below, place, 'key.twice', { key, line: String(earlier[0]) });
      this.#skip(this.#next());
      return;
    }
    const inner = this.#node(this.#next(), below);
    inside[key] = inner.positions[2] ? [...place, inner.positions[2]] : place;
    if (inner.value === notShown) this.#around.findings.notShown.add(below);
    else if (inner.value !== unusable) value[key] = inner.value;
  }

  #sequence({ start }: { start: number }, path: string): YamlValue {
    const { findings, items } = this.#around;
    const value: unknown[] = [];
    const written: number[] = [];
    const inside: Record<string, Positions> = {};
    let index = 0;
    for (let event = this.#next(); event && event.type !== EVENT_ID.POP; event = this.#next()) {
      const below = `${path}.${index}`;
      const inner = this.#node(event, below, true);
      if (inner.value === notShown) findings.notShown.add(below);
      else if (inner.value === unusable) findings.unusable.add(path);
      else {
        inside[value.length] = inner.positions;
        value.push(inner.value);
        written.push(index);
      }
      index++;
    }
    items.note(value, written);
    return { value, positions: [...this.#place(start), inside] };
  }

  /** Passes over what cannot be used, and says nothing of what is in it. */
  #skip(event: Event | undefined) {
    let depth = event?.type === EVENT_ID.MAPPING || event?.type === EVENT_ID.SEQUENCE ? 1 : 0;
    while (depth > 0) {
      const inner = this.#next();
      if (!inner || inner.type === EVENT_ID.POP) depth--;
      else if (inner.type === EVENT_ID.MAPPING || inner.type === EVENT_ID.SEQUENCE) depth++;
    }
  }
}
