import { isMap } from '../chapters/facts.ts';
import { memberOf } from '../vocabulary/fields-of-record.ts';
import { layoutOf } from '../vocabulary/own-screen.ts';
import { widgetSaid } from '../vocabulary/own-widget.ts';
import { quoted } from '../vocabulary/state-said.ts';
import { keyCalled } from '../vocabulary/words/key-words.ts';
import { layouts, screenKinds } from '../vocabulary/words/screen-kinds.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { DraftNames } from './draft-names.ts';
import { flow, flowOf } from './flow.ts';

type Entry = readonly [key: string, value: unknown];

/** What of a screen is understood: values as they are written in their exact form. */
interface Understood {
  stated: Map<string, string>;
  entity: string | undefined;
}

const isFields = (key: string) => /^(?:fields|felder)$/i.test(key);
export const isWhere = (key: string) => /^(?:where|filter|condition|bedingung|nur)$/i.test(key);
export const isGroup = (key: string) => /^(?:group[ _]?by|grouped by|gruppiert nach)$/i.test(key);
const isFigures = (key: string) =>
  /^(?:figures?|numbers?|counts?|counters?|kpis?|stats?|statistics|metrics?|charts?|graphs?|cards?|tiles|kacheln|zahlen|kennzahlen|diagramme)$/i.test(
    key,
  );

/**
 * A screen whose keys say what it is and what it shows, `list: { entity: order, fields: [number] }`, in its exact form;
 * undefined where some of it is not understood.
 */
export function screenMeant(
  name: string,
  screen: Readonly<Record<string, unknown>>,
  unknown: readonly string[],
  names: DraftNames,
): string | undefined {
  const entries = unwrapped(Object.entries(screen), new Set(unknown));
  // What is in a screen of a kind that is said is told in short.
  if (entries === undefined || (Object.hasOwn(screen, 'kind') && unknown.length > 0 && unknown.every(isFields)))
    return undefined;
  const said = new Map(entries);
  const found: Understood = { stated: new Map(), entity: names.entities.find((one) => one === said.get('entity')) };
  found.entity ??= names.spokenOf(String(said.get('entity') ?? ''))[0] ?? names.spokenOf(name)[0];
  for (const entry of entries) if (!understand(found, entry, { said, names })) return undefined;
  const { stated } = found;
  if (found.entity !== undefined && isOfRecords(stated) && !stated.has('entity')) stated.set('entity', found.entity);
  return flowOf([...stated]);
}

const isOfRecords = (stated: ReadonlyMap<string, string>) =>
  stated.has('kind') && stated.get('kind') !== 'dashboard' && stated.get('kind') !== 'text';

/** The entries with what a kind of screen holds beside it: `list: order`, `list: { columns: [number] }`. */
function unwrapped(entries: readonly Entry[], unknown: ReadonlySet<string>): Entry[] | undefined {
  const kinds = entries.filter(([key, value]) => unknown.has(key) && wraps(key, value));
  if (kinds.length > 1) return undefined;
  return entries.flatMap((entry): Entry[] => {
    if (entry !== kinds[0]) return [[keyCalled('screen', entry[0]) ?? entry[0], entry[1]]];
    const [key, value] = entry;
    const kind: Entry = ['kind', key.toLowerCase()];
    if (isMap(value))
      return [kind, ...Object.entries(value).map(([one, inner]): Entry => [keyCalled('screen', one) ?? one, inner])];
    if (Array.isArray(value))
      return [kind, [screenKinds.get(key.toLowerCase()) === 'dashboard' ? 'figures' : 'fields', value]];
    return typeof value === 'string' ? [kind, ['entity', value]] : [kind];
  });
}

const wraps = (key: string, value: unknown) =>
  layouts.has(key.toLowerCase()) || (screenKinds.has(key.toLowerCase()) && !(isFigures(key) && Array.isArray(value)));

interface Around {
  said: ReadonlyMap<string, unknown>;
  names: DraftNames;
}

const own: ReadonlySet<string> = new Set([
  ...['path', 'title', 'description', 'icon', 'parent', 'roles', 'columns', 'filters', 'search', 'sort', 'pageSize'],
  ...['views', 'as', 'on', 'bulk', 'sections', 'related', 'shows', 'steps', 'widgets'],
]);

/** Notes what one entry states; false where it is not understood. */
function understand(found: Understood, [key, value]: Entry, around: Around): boolean {
  const { stated, entity } = found;
  const { names } = around;
  const kind = kindOf(around.said);
  if (key === 'kind') {
    const as = typeof value === 'string' ? layoutOf(value) : undefined;
    stated.set('kind', as ? 'list' : kind);
    if (entity !== undefined && isOfRecords(stated)) stated.set('entity', entity);
    if (as) stated.set('as', as);
    return kind !== '';
  }
  if (key === 'entity') {
    if (entity !== undefined && kind !== 'dashboard') stated.set('entity', entity);
    return entity !== undefined;
  }
  // A list of fields under `filter` is what a list can be filtered by.
  const filters = isWhere(key) ? fieldsListed(value, names.fieldsOf(entity)) : undefined;
  const isFilters = isWhere(key) && (Array.isArray(value) || filters !== undefined);
  if (own.has(key) || isFilters) {
    stated.set(isFilters ? 'filters' : key, flow(filters ?? value));
    return true;
  }
  if (isGroup(key)) {
    if (kind !== 'list' || entity === undefined || value !== names.stateFieldOf(entity)) return false;
    stated.set('as', 'board');
    return true;
  }
  if (isFields(key)) {
    const holds = kind === 'list' ? 'columns' : kind === 'create' || kind === 'edit' ? 'steps' : 'sections';
    const list = flow(value);
    stated.set(holds, holds === 'columns' ? list : holds === 'steps' ? `[${list}]` : `[{ title: …, fields: ${list} }]`);
    return Array.isArray(value);
  }
  if (isWhere(key) && entity !== undefined && kind === 'list') {
    const where = conditionOf(value, entity, names);
    if (where !== undefined) stated.set('where', inFlow(where));
    return where !== undefined;
  }
  if (isFigures(key) && (kind === 'dashboard' || kind === '')) return figures(stated, value, names);
  return false;
}

/** `size, price`: names of fields, and nothing that could be a condition. */
function fieldsListed(value: unknown, fields: readonly string[]): readonly string[] | undefined {
  const parts = typeof value === 'string' ? value.split(/\s*[,;、،]\s*/) : [];
  return parts.length > 0 && parts.every((one) => fields.includes(one)) ? parts : undefined;
}

/** The kind of screen that is said, one with an address of a record changes it; nothing where none is. */
function kindOf(said: ReadonlyMap<string, unknown>): string {
  const written = said.get('kind');
  if (typeof written !== 'string') return '';
  const kind = layoutOf(written) ? 'list' : (screenKinds.get(written.toLowerCase()) ?? '');
  return kind === 'create' && /[:{]/.test(String(said.get('path') ?? '')) ? 'edit' : kind;
}

/** Which records are meant, as a condition: `status = paid`, `{ status: paid }`, `paid`. */
function conditionOf(value: unknown, entity: string, names: DraftNames): string | undefined {
  if (isMap(value)) {
    const parts = Object.entries(value);
    const isPlain = parts.every(([field, one]) => names.fieldsOf(entity).includes(field) && typeof one === 'string');
    if (parts.length === 0 || !isPlain) return undefined;
    return parts.map(([field, one]) => `${memberOf(field)} == ${quoted(String(one))}`).join(' && ');
  }
  return typeof value === 'string' ? (names.condition(entity, value) ?? names.expressed(entity, value)) : undefined;
}

/** Figures and pictures of a dashboard, each of them about an entity. */
function figures(stated: Map<string, string>, value: unknown, names: DraftNames): boolean {
  const widgets = widgetsMeant(value, names);
  if (widgets === undefined) return false;
  const before = stated.get('widgets')?.slice(1, -1);
  stated.set('kind', 'dashboard');
  stated.set('widgets', `[${[...(before ? [before] : []), ...widgets].join(', ')}]`);
  return true;
}

/** Widgets in their exact form, as they may have been meant; undefined where one of them is not understood. */
export function widgetsMeant(value: unknown, names: DraftNames): string[] | undefined {
  const widgets = (Array.isArray(value) ? value : [value]).map((one) => widgetOf(one, names));
  return widgets.length > 0 && widgets.every((one) => one !== undefined) ? widgets : undefined;
}

function widgetOf(said: unknown, names: DraftNames): string | undefined {
  if (typeof said === 'string') return widgetSaid(said, names);
  if (!isMap(said)) return undefined;
  const entries = Object.entries(said).map(
    ([key, value]): Entry => [key === 'count' ? 'of' : (keyCalled('widget', key) ?? key), value],
  );
  const of = names.spokenOf(String(entries.find(([key]) => key === 'of')?.[1] ?? ''))[0];
  if (of === undefined) return undefined;
  const isGrouped = entries.some(([key]) => key === 'by');
  const kind = entries.find(([key]) => key === 'kind')?.[1] ?? (isGrouped ? 'bars' : 'figure');
  const rest = entries.filter(([key]) => key !== 'kind' && key !== 'of');
  return flowOf([
    ['kind', flow(kind)],
    ...rest.map(
      ([key, value]) => [key, flow(key === 'where' ? (conditionOf(value, of, names) ?? value) : value)] as const,
    ),
    ['of', of],
  ]);
}
