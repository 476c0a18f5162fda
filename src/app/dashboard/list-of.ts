import { listFor } from '#app/screens';
import {
  everything,
  type Filter,
  formatListQuery,
  type ListQuery,
  type Screen,
  type Subject,
  type Widget,
} from '#specification';

/** The list, for somebody, of the records that a widget is about: all of an entity, a view under the same condition, or a filter that says the same. */
export function listOf({ entity, where }: Widget, subject: Subject): { pathname: string; search: string } | undefined {
  const list = entity && listFor(entity, subject);
  if (!list) return undefined;
  const pathname = list.addressOf({});
  if (!where) return { pathname, search: '' };
  const view = list.views.find((one) => one.where?.source === where.source);
  const filters = view ? undefined : filtersOf(list, where);
  if (!view && !filters) return undefined;
  const query: ListQuery = { ...everything, ...(view && { view: view.name }), ...(filters && { filters }) };
  return { pathname, search: formatListQuery(query).toString() };
}

/** A condition over one field of a few values is the choice of those for which it holds. */
function filtersOf({ entity, filters }: Screen, where: NonNullable<Widget['where']>): ListQuery['filters'] | undefined {
  const names = new Set(where.names.map((steps) => steps.join('.')));
  const path = filters.find(({ name }) => names.has(`record.${name}`));
  if (!entity || !path || names.size !== 1 || path.first !== path.field) return undefined;
  const { field, name } = path;
  const states = field.isState ? (entity.lifecycle?.states ?? []).map((state) => state.name) : [];
  const values = [...states, ...field.choices.map(({ value }) => value)];
  const holds = (value: unknown) => where.test(entity.scope({ [name]: value }, { subject: { id: '', roles: [] } }));
  const answers = values.map(holds);
  // Who has no answer there must not belong to it: a choice of values leaves them out.
  if (values.length === 0 || answers.includes('unknown') || (!field.isState && holds(null) !== false)) return undefined;
  const oneOf = values.filter((_, index) => answers[index] === true).map(String);
  return oneOf.length > 0 ? new Map<string, Filter>([[name, { oneOf }]]) : undefined;
}
