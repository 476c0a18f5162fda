import { listsFor, placeOf } from '#app/screens';
import {
  everything,
  type Filter,
  formatListQuery,
  type ListQuery,
  type Screen,
  type Subject,
  scopeOf,
  type Widget,
} from '#specification';

/** Where a list is, and what it is asked. */
export interface ListPlace {
  pathname: string;
  search: string;
}

/** The list, for somebody, of the records that a widget is about: of these alone, a view under the same condition, or a filter that says the same. */
export function listOf(widget: Widget, subject: Subject): ListPlace | undefined {
  const found = findList(widget, subject);
  return found && addressOf(...found);
}

/** The same of those with one answer; undefined where the list is not filtered by that. @param key of its bar; null for no answer */
export function listOfBar(widget: Widget, key: string | null, subject: Subject): ListPlace | undefined {
  const { by } = widget;
  const [list, query] = findList(widget, subject) ?? [];
  if (!by || !list?.filters.some(({ name }) => name === by.name)) return undefined;
  const filter: Filter = key === null ? { empty: true } : { oneOf: [key] };
  return addressOf(list, { ...everything, ...query, filters: new Map([...(query?.filters ?? []), [by.name, filter]]) });
}

function addressOf(list: Screen, query: ListQuery): ListPlace {
  return { pathname: list.addressOf({}), search: formatListQuery(query).toString() };
}

function findList({ entity, where }: Widget, subject: Subject): readonly [Screen, ListQuery] | undefined {
  const lists = entity ? listsFor(entity, subject) : [];
  const place = placeOf(lists, where);
  if (place) return [place.list, place.view ? { ...everything, view: place.view.name } : everything];
  const [list] = lists;
  const filters = list && !list.where && where ? filtersOf(list, where) : undefined;
  return list && filters && [list, { ...everything, filters }];
}

/** A condition over one field of a few values is the choice of those for which it holds. */
function filtersOf({ entity, filters }: Screen, where: NonNullable<Widget['where']>): ListQuery['filters'] | undefined {
  const names = new Set(where.names.map((steps) => steps.join('.')));
  const path = filters.find(({ name }) => names.has(`record.${name}`));
  if (!entity || !path || names.size !== 1 || path.first !== path.field) return undefined;
  const { field, name } = path;
  const states = field.isState ? (entity.lifecycle?.states ?? []).map((state) => state.name) : [];
  const values = [...states, ...field.choices.map(({ value }) => value)];
  const holds = (value: unknown) => where.test(scopeOf(entity, { [name]: value }, { subject: { id: '', roles: [] } }));
  const answers = values.map(holds);
  // Who has no answer there must not belong to it: a choice of values leaves them out.
  if (values.length === 0 || answers.includes('unknown') || (!field.isState && holds(null) !== false)) return undefined;
  const oneOf = values.filter((_, index) => answers[index] === true).map(String);
  return oneOf.length > 0 ? new Map<string, Filter>([[name, { oneOf }]]) : undefined;
}
