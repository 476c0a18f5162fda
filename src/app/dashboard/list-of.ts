import { everything, formatListQuery, type Widget } from '#specification';

/** The list of the records that a widget is about: all of an entity, or a view under the same condition. */
export function listOf({ entity, where }: Widget): { pathname: string; search: string } | undefined {
  const list = entity?.product.screenOf('list', entity);
  if (!list || list.needsRecord) return undefined;
  const pathname = list.addressOf({});
  if (!where) return { pathname, search: '' };
  const view = list.views.find((one) => one.where?.source === where.source);
  return view && { pathname, search: formatListQuery({ ...everything, view: view.name }).toString() };
}
