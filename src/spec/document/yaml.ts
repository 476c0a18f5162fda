import {
  boolCoreTag,
  EVENT_ID,
  type Event,
  floatCoreTag,
  getScalarValue,
  intCoreTag,
  NOT_RESOLVED,
  nullCoreTag,
  parseEvents,
  SCALAR_STYLE,
  YAMLException,
} from 'js-yaml';
import type { Problem } from '../problem.ts';
import type { Positions } from './positions.ts';

/** A block read: plain values, `null` for `none`; what is not shown has a position and no value. */
export interface YamlValue {
  value: unknown;
  positions: Positions;
}

const notShown = Symbol('not shown');
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads one yaml block from parser events, which keep the place of each fact and cost a twentieth of a syntax tree.
 * What cannot be read is reported and left out; the rest is kept.
 * @param firstLine the line of the block's first line in the document, from 1
 */
export function readYaml(text: string, firstLine: number, path: string, report: (problem: Problem) => void): YamlValue {
  const lineStarts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lineStarts.push(at + 1);
  const place = (offset: number): [line: number, column: number] => {
    let low = 0;
    let high = lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [firstLine + low, offset - (lineStarts[low] ?? 0) + 1];
  };
  const problem = (offset: number, at: string, message: string, severity: Problem['severity'] = 'error') => {
    const [line, column] = place(offset);
    report({ severity, path: at, line, column, message });
  };

  let events: Event[];
  try {
    events = parseEvents(text, { maxDepth: 40 });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    problem(
      error.mark?.position ?? 0,
      path,
      `this yaml block cannot be read: ${error.reason}; mend it, nothing of the block is used until then`,
    );
    return { value: undefined, positions: [firstLine, 1] };
  }

  let cursor = 0;
  const next = () => events[cursor++];

  function node(event: Event | undefined, at: string): { value: unknown; positions: Positions } {
    switch (event?.type) {
      case EVENT_ID.MAPPING:
        return mapping(event.start, at);
      case EVENT_ID.SEQUENCE:
        return sequence(event.start, at);
      case EVENT_ID.ALIAS:
        problem(event.anchorStart - 1, at, 'aliases (*name) are not read here; write the value out');
        return { value: notShown, positions: place(event.anchorStart - 1) };
      case EVENT_ID.SCALAR: {
        const start = event.valueStart < 0 ? event.tagStart : event.valueStart;
        return { value: scalar(event), positions: start < 0 ? [firstLine, 1] : place(start) };
      }
      default:
        return { value: notShown, positions: [firstLine, 1] };
    }
  }

  function scalar(event: Event & { type: typeof EVENT_ID.SCALAR }): unknown {
    const source = getScalarValue(text, event);
    if (event.style !== SCALAR_STYLE.PLAIN || event.tagStart >= 0) return source;
    if (source === '' || /^not shown$/i.test(source)) return notShown;
    if (source === 'none') return null;
    for (const tag of [nullCoreTag, boolCoreTag, intCoreTag, floatCoreTag]) {
      const value = tag.resolve(source, false, tag.tagName);
      if (value !== NOT_RESOLVED) return value;
    }
    return source;
  }

  function mapping(start: number, at: string) {
    const value: Record<string, unknown> = {};
    const inside: Record<string, Positions> = {};
    for (let event = next(); event && event.type !== EVENT_ID.POP; event = next()) {
      if (event.type !== EVENT_ID.SCALAR) {
        problem(start, at, 'a key must be a plain word');
        node(event, at);
        node(next(), at);
        continue;
      }
      const key = getScalarValue(text, event);
      const keyStart = Math.max(event.valueStart, 0);
      const below = at ? `${at}.${key}` : key;
      const inner = node(next(), below);
      if (forbiddenKeys.has(key) || key.includes('.')) {
        problem(keyStart, at, `'${key}' cannot be a key here; choose another name`);
      } else if (Object.hasOwn(inside, key)) {
        problem(keyStart, below, `the key '${key}' stands twice, first in line ${inside[key]?.[0]}; keep one of them`);
      } else {
        inside[key] = [...place(keyStart), ...(inner.positions[2] ? [inner.positions[2]] : [])] as Positions;
        if (inner.value !== notShown) value[key] = inner.value;
      }
    }
    return { value, positions: [...place(start), inside] as Positions };
  }

  function sequence(start: number, at: string) {
    const value: unknown[] = [];
    const inside: Record<string, Positions> = {};
    for (let event = next(); event && event.type !== EVENT_ID.POP; event = next()) {
      const inner = node(event, `${at}.${value.length}`);
      if (inner.value === notShown) continue;
      inside[value.length] = inner.positions;
      value.push(inner.value);
    }
    return { value, positions: [...place(start), inside] as Positions };
  }

  if (next()?.type !== EVENT_ID.DOCUMENT) return { value: undefined, positions: [firstLine, 1] };
  const first = next();
  const read =
    first?.type === EVENT_ID.POP ? { value: notShown, positions: [firstLine, 1] as Positions } : node(first, path);
  if (events.some((event, index) => index > 0 && event.type === EVENT_ID.DOCUMENT)) {
    problem(0, path, 'a block holds one yaml document; what follows `---` is not read');
  }
  return { value: read.value === notShown ? undefined : read.value, positions: read.positions };
}
