import { placeOf } from '#app/screens';
import type { Product, Role, Screen } from '#specification';

/** How one gets from a screen to another. */
type LinkKind = 'row' | 'create' | 'edit' | 'related' | 'figure' | 'reference' | 'parent';

export interface NavigationEdge {
  from: Screen;
  to: Screen;
  kind: LinkKind;
}

/** Every link that generated screens have to one another. */
export function linksOf(product: Product): NavigationEdge[] {
  const found = product.screens.flatMap((from) => linksFrom(from));
  const seen = new Set<string>();
  return found.filter(({ from, to, kind }) => {
    const name = JSON.stringify([from.name, to.name, kind]);
    if (from === to || seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

function linksFrom(from: Screen): NavigationEdge[] {
  const { entity, product, parent } = from;
  const link = (kind: LinkKind, to: Screen | undefined): NavigationEdge[] => (to ? [{ from, to, kind }] : []);
  const up = link('parent', parent);
  switch (from.kind) {
    case 'list':
      return [...(entity ? [...link('row', ofRecord('detail', from)), ...link('create', creating(from))] : []), ...up];
    case 'detail':
      return [
        ...link('edit', ofRecord('edit', from)),
        ...from.related.flatMap((related) => [
          ...link('related', openable(product.screenOf('detail', related.entity))),
          ...link('create', unbound(product.screenOf('create', related.entity))),
        ]),
        ...(entity?.fields ?? [])
          .flatMap(({ references }) => references)
          .flatMap(({ to }) => link('reference', to && openable(product.screenOf('detail', to)))),
        ...up,
      ];
    case 'dashboard':
      return [
        ...from.widgets.flatMap(({ entity: of, where }) => {
          const lists = of ? product.screensOf('list', of).flatMap((list) => unbound(list) ?? []) : [];
          return link('figure', placeOf(lists, where)?.list);
        }),
        ...up,
      ];
    case 'create':
    case 'edit':
    case 'text':
    case undefined:
      return up;
  }
}

/** The screen of a kind for the records of another screen. */
function ofRecord(kind: Screen['kind'], { entity, product }: Screen): Screen | undefined {
  return entity && openable(product.screenOf(kind, entity));
}

function creating({ entity, product }: Screen): Screen | undefined {
  return entity && unbound(product.screenOf('create', entity));
}

/** A screen of a record can be opened where its address asks for nothing but fields of that record. */
function openable(screen: Screen | undefined): Screen | undefined {
  return screen?.address.parameters.every((name) => screen.entity?.field(name) !== undefined) ? screen : undefined;
}

function unbound(screen: Screen | undefined): Screen | undefined {
  return screen?.needsRecord ? undefined : screen;
}

/** The roles that a screen is for. */
export function rolesOf(screen: Screen): readonly Role[] {
  const { roles } = screen.product.access;
  return roles.filter(({ name }) => screen.isFor({ id: '', roles: [name] }));
}

/** Whether there is anybody that a screen is for. */
export function isForSomebody(screen: Screen): boolean {
  const { access } = screen.product;
  return access.roles.length === 0 ? screen.isFor({ id: '', roles: [] }) : rolesOf(screen).length > 0;
}

/** Whether the navigation leads to a screen, or the product opens on it. */
export function isEntrance(screen: Screen): boolean {
  if (!isForSomebody(screen) || screen.needsRecord) return false;
  return screen.product.home === screen || (!screen.parent && !screen.parents.some(isForSomebody));
}
