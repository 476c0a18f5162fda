import {
  choicesOf,
  displayOf,
  type Field,
  holds,
  keyOf,
  kindOf,
  type ListQuery,
  type RecordData,
  type Specification,
  type Surroundings,
  scopeOf,
  stateField,
  stateLabel,
} from '#spec';

/** Searches, filters and sorts records as a list asks for them. */
export function arrange(
  spec: Specification,
  entity: string,
  records: RecordData[],
  query: ListQuery,
  around: Surroundings,
): RecordData[] {
  const valueAt = (record: RecordData, path: string) => shownValue(spec, entity, record, path, around);
  const view = Object.values(spec.screens).find((screen) => screen.entity === entity && screen.views?.[query.view])
    ?.views?.[query.view];
  const where = view?.where;
  const words = query.search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const searched = searchPaths(spec, entity);
  const found = records.filter((record) => {
    if (where && holds(where, scopeOf(spec, entity, record, around, [where]), around.now) !== true) return false;
    for (const [name, wanted] of Object.entries(query.filters)) {
      if (!passes(spec.entities[entity]?.fields?.[name], record[name], wanted)) return false;
    }
    const text =
      words.length > 0
        ? searched
            .map((path) => String(shownValue(spec, entity, record, path, around, 'words') ?? ''))
            .join(' ')
            .toLocaleLowerCase()
        : '';
    return words.every((word) => text.includes(word));
  });
  const sort = query.sort.map((path) => ({ path: path.replace(/^-/, ''), sign: path.startsWith('-') ? -1 : 1 }));
  const byName = new Intl.Collator(undefined, { numeric: true });
  return found.sort((a, b) => {
    for (const { path, sign } of sort) {
      const order = compare(valueAt(a, path), valueAt(b, path), byName);
      if (order !== 0)
        return order === Number.POSITIVE_INFINITY ? 1 : order === Number.NEGATIVE_INFINITY ? -1 : order * sign;
    }
    return byName.compare(keyOf(spec, entity, a), keyOf(spec, entity, b));
  });
}

/** Where a search looks: as a screen states, else in every field that is text. */
function searchPaths(spec: Specification, entity: string): string[] {
  const stated = Object.values(spec.screens).find((screen) => screen.entity === entity && screen.search)?.search;
  if (stated) return stated;
  return Object.entries(spec.entities[entity]?.fields ?? {}).flatMap(([name, field]) =>
    ['text', 'multiline', 'email', 'choice', 'reference'].includes(kindOf(field).kind) ? [name] : [],
  );
}

function passes(field: Field | undefined, value: unknown, wanted: string): boolean {
  if (!field) return true;
  if (wanted.includes('..')) {
    const [from = '', to = ''] = wanted.split('..');
    if (value === null || value === undefined) return false;
    if (typeof value === 'number') return (from === '' || value >= Number(from)) && (to === '' || value <= Number(to));
    const text = String(value);
    return (from === '' || text >= from) && (to === '' || text.slice(0, to.length) <= to);
  }
  return wanted.split(',').includes(String(value ?? ''));
}

/** A value as a person sees it, reached through references: `appliance.model`. */
function shownValue(
  spec: Specification,
  entity: string,
  record: RecordData,
  path: string,
  around: Surroundings,
  as: 'order' | 'words' = 'order',
): unknown {
  const [name = '', ...further] = path.split('.');
  const field = spec.entities[entity]?.fields?.[name];
  const value = record[name];
  if (field?.to && typeof value === 'string') {
    const other = around.lookup?.(field.to, value);
    if (!other) return value;
    return further.length > 0
      ? shownValue(spec, field.to, other, further.join('.'), around, as)
      : displayOf(spec, field.to, other);
  }
  const states = spec.lifecycles[entity]?.states;
  if (states && stateField(spec, entity) === name) {
    return as === 'words' ? stateLabel(spec, entity, String(value)).text : Object.keys(states).indexOf(String(value));
  }
  const choices = field ? choicesOf(field) : [];
  const choice = choices.findIndex((one) => one.value === String(value));
  if (choices.length > 0) return as === 'words' ? choices[choice]?.title : choice;
  return value;
}

/** Nothing comes last, whichever way the list is sorted. */
function compare(a: unknown, b: unknown, byName: Intl.Collator): number {
  const isNothing = (value: unknown) => value === null || value === undefined || value === '';
  if (isNothing(a)) return isNothing(b) ? 0 : Number.POSITIVE_INFINITY;
  if (isNothing(b)) return Number.NEGATIVE_INFINITY;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  return byName.compare(String(a), String(b));
}
