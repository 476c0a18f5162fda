import { useCallback, useEffect, useRef } from 'react';
import { pagesOf, type Session, useSession } from '#app/data';
import type { ComboboxOption } from '#components/combobox';
import {
  type Around,
  type Entity,
  everything,
  type Field,
  type Filter,
  folded,
  type Structure,
  scopeOf,
  type Values,
  wordsOf,
} from '#specification';
import { filtersOf } from './where-filters.ts';

/** Where a choice is made: in which record, as it is being answered, and in which object inside it. */
export interface SearchPlace {
  entity: Entity;
  values: Values;
  item?: Structure;
}

const pageSize = 200;
const mostPages = 50;
const mostOptions = 50;

/**
 * Finds records to choose from by what is typed, of those that the field allows as the form stands.
 * @param place absent where nothing is answered: then of all that there are
 * @param unnamed what a record is called whose name may not be seen
 */
export function useSearch(
  field: Field,
  place: SearchPlace | undefined,
  unnamed: string,
): (typed: string) => Promise<ComboboxOption[]> {
  const session = useSession();
  const latest = useRef(place);
  const runs = useRef(0);
  useEffect(() => {
    latest.current = place;
  });
  return useCallback(
    async (typed: string) => {
      const { to } = field;
      if (!to) return [];
      const run = ++runs.current;
      const found = await recordsFor(session, field, to, latest.current, typed, () => run === runs.current);
      const options = await session.known.settle((around) =>
        found.map((values) => ({ value: to.keyOf(values), label: to.displayOf(values, around) ?? unnamed })),
      );
      const shown = ranked(options, typed).slice(0, mostOptions);
      const recordOf = new Map(found.map((values) => [to.keyOf(values), values]));
      return shown.map((option) => {
        const isShared = shown.some((other) => other !== option && other.label === option.label);
        const record = recordOf.get(option.value) ?? {};
        const more = isShared ? toldApart(to, record) : whereFound(to.fields, record, option.label, typed);
        return more === undefined ? option : { ...option, label: `${option.label} · ${more}` };
      });
    },
    [session, field, unnamed],
  );
}

/** Whether longer words alone, a note, have what was typed: nobody looks for a record by what is noted of it. */
export function isAside(to: Entity, values: Values, typed: string, around: Around): boolean {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const lacks = (fields: readonly Field[]) => {
    const text = folded(fields.map((field) => wordsOf(field, values[field.name], around)).join('\n'));
    return words.some((word) => !text.includes(word));
  };
  const isShort = ({ kindName }: Field) => kindName !== 'multiline';
  return words.length > 0 && lacks(to.fields.filter(isShort)) && !lacks(to.fields);
}

/** What was typed, where it stands in an answer and not in what a record is called: whoever sees it knows why it is offered. */
export function whereFound(fields: readonly Field[], values: Values, label: string, typed: string): string | undefined {
  const wanted = folded(typed.trim());
  if (wanted === '' || folded(label).includes(wanted)) return undefined;
  const answers = fields.flatMap(({ name, kind, to, properties }): string[] => {
    const answer = values[name];
    if (typeof answer === 'string') return kind.isSearched && !to ? [answer] : [];
    const inside = typeof answer === 'object' && answer !== null ? (answer as Values) : {};
    return [whereFound(properties, inside, '', typed) ?? []].flat();
  });
  return answers.find((answer) => folded(answer).includes(wanted))?.slice(0, longest);
}

/** Longer answers say no more of why. */
const longest = 60;

/** What tells a record from another of the same name: how it is reached, else its key. */
function toldApart(to: Entity, values: Values): string {
  const reached = to.fields.find(({ kindName, name }) => kindName === 'email' && values[name]);
  return String(reached ? values[reached.name] : to.keyOf(values));
}

/** Finds what a new record must begin with so that the field allows it: what its condition wants to be equal. */
export function useBeginning(field: Field, { entity, values, item }: SearchPlace): () => Promise<Values> {
  const session = useSession();
  return async () => {
    const { to } = field;
    if (!to) return {};
    const filters = await session.known.settle((around) =>
      pushed(session, field, to, { ...around, form: { entity, values } }, item),
    );
    return Object.fromEntries(
      [...filters].flatMap(([name, filter]) => {
        const [only, ...further] = 'oneOf' in filter ? filter.oneOf : [];
        const isSaid = only !== undefined && further.length === 0 && !filter.not;
        return isSaid && to.field(name)?.isAnswered && takesKeys(to.field(name)) ? [[name, only]] : [];
      }),
    );
  };
}

/** Whether what a list is asked for, which is written, is an answer as it is. */
function takesKeys(field: Field | undefined): boolean {
  return field?.kindName === 'reference' || field?.kindName === 'text' || field?.kindName === 'choice';
}

/** The records that a field allows, as many as are needed, and as long as they are. */
async function recordsFor(
  session: Session,
  field: Field,
  to: Entity,
  place: SearchPlace | undefined,
  typed: string,
  isWanted: () => boolean,
): Promise<Values[]> {
  const { client, known } = session;
  const form = place && { entity: place.entity, values: place.values };
  const allowed = (items: readonly Values[]) => (around: Around) =>
    items
      .filter((values) => !form || field.mayReferTo(values, form, around, place.item) !== false)
      .filter((values) => !isAside(to, values, typed, around));
  const filters = form
    ? await known.settle((around) => pushed(session, field, to, { ...around, form }, place.item))
    : new Map();
  const found: Values[] = [];
  const query = { ...everything, search: typed, filters };
  let left = mostPages;
  for await (const { page, isWhole } of pagesOf(client, to, { query, size: pageSize })) {
    known.putAll(to, page.included);
    found.push(...(await known.settle(allowed(page.items))));
    if (isWhole) return found;
    if (--left === 0 || found.length >= mostOptions || !isWanted()) break;
  }
  const named = to.nameField;
  if (!named || typed.trim() === '') return found;
  // What is called exactly so may stand behind all that only begin so.
  const called = new Map([...filters, [named.name, { oneOf: [typed.trim()] }]]);
  const { items, included } = await client.list(to, {
    query: { ...everything, filters: called },
    size: mostOptions,
  });
  known.putAll(to, included);
  const first = await known.settle(allowed(items));
  return [...new Map([...first, ...found].map((values) => [to.keyOf(values), values])).values()];
}

/** What of the condition the list can be asked for. */
function pushed(
  { subject }: Session,
  { where }: Field,
  to: Entity,
  around: Around,
  item?: Structure,
): Map<string, Filter> {
  if (!where?.node) return new Map();
  const sight = to.product.access.fields('list', to, { subject });
  return filtersOf(to, where.node, scopeOf(to, {}, around, item), sight);
}

/** What is called so comes before what only has it somewhere. */
function ranked(options: ComboboxOption[], typed: string): ComboboxOption[] {
  const wanted = folded(typed);
  const rank = ({ label }: ComboboxOption) => {
    const at = folded(label).indexOf(wanted);
    return at === 0 ? 0 : at > 0 ? 1 : 2;
  };
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  return options.sort((a, b) => rank(a) - rank(b) || compare(a.label, b.label));
}
