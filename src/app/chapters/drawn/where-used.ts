import type { Entity, Expression, Field, Path, Product, Screen } from '#specification';

/** A place where something is used. */
export interface Use {
  /** Of the fact. */
  path: string;
  in: 'screen' | 'field' | 'state' | 'transition' | 'rule' | 'permission';
  label: string;
}

/** Where a field of an entity is used: screens, other fields, states, transitions, rules, permissions. */
export function usesOf(field: Field): readonly Use[] {
  let found = known.get(field.product);
  if (!found) {
    found = usesIn(field.product);
    known.set(field.product, found);
  }
  return found.get(field) ?? [];
}

/** Each field of a chapter asks. */
const known = new WeakMap<Product, ReadonlyMap<Field, readonly Use[]>>();

function usesIn(product: Product): Map<Field, Use[]> {
  const found = new Map<Field, Use[]>();
  for (const { use, fields } of placesIn(product))
    for (const field of new Set(fields)) found.set(field, [...(found.get(field) ?? []), use]);
  return found;
}

/** A place, and the fields that it uses. */
interface Place {
  use: Use;
  fields: Iterable<Field>;
}

function* placesIn(product: Product): Generator<Place> {
  for (const screen of product.screens) yield { use: use('screen', screen), fields: onScreen(screen) };
  for (const entity of product.entities) yield* inFields(entity);
  for (const entity of product.entities) yield* inLifecycle(entity);
  for (const rule of product.rules) {
    const { at, assert, when, entity } = rule;
    yield { use: use('rule', rule), fields: [...at, ...fieldsNamed([assert, when], entity, product)] };
  }
  yield* inPermissions(product);
}

function use(kind: Use['in'], { path, label }: { path: string; label: { text: string } }): Use {
  return { path, in: kind, label: label.text };
}

const along = (paths: readonly (Path | undefined)[]) => paths.flatMap((path) => path?.steps ?? []);

function onScreen(screen: Screen): Field[] {
  const { entity, kind, product, sections, steps, address } = screen;
  const isWhole = (kind === 'detail' || kind === 'create' || kind === 'edit') && !sections && !steps;
  const own = entity?.fields.filter(({ name }) => isWhole || address.parameters.includes(name)) ?? [];
  const listed =
    kind === 'list'
      ? [...screen.columns, ...screen.filters, ...screen.search, ...screen.sort.map(({ path }) => path)]
      : [];
  return [
    ...own,
    ...along([...listed, ...(sections ?? []).flatMap(({ fields }) => fields), ...screen.related.map(({ by }) => by)]),
    ...(steps ?? []).flatMap(({ fields }) => fields),
    ...fieldsNamed(
      [screen, ...screen.views].map(({ where }) => where),
      entity,
      product,
    ),
    ...screen.widgets.flatMap(({ by, field, where, entity: about }) => [
      ...along([by, field]),
      ...fieldsNamed([where], about, product),
    ]),
  ];
}

/** The fields that expressions about records of an entity name, themselves or on the way to another. */
function* fieldsNamed(
  expressions: readonly (Expression | undefined)[],
  about: Entity | undefined,
  product: Product,
): Generator<Field> {
  for (const [root, ...steps] of expressions.flatMap((expression) => expression?.names ?? [])) {
    const isOther = root === 'records';
    if (!isOther && root !== 'record' && root !== 'form') continue;
    const entity = isOther ? product.entity(steps[0] ?? '') : about;
    const written = steps.slice(isOther ? 1 : 0).filter((step) => step !== '*');
    // An expression may go on behind a field: then as far as there are fields.
    for (let length = written.length; length > 0; length--) {
      const path = entity?.pathTo(written.slice(0, length).join('.'));
      if (!path) continue;
      yield* path.steps;
      break;
    }
  }
}

function* inFields(entity: Entity): Generator<Place> {
  const { product } = entity;
  const { display } = entity.facts;
  if (display) {
    const isPath = !display.startsWith('=');
    const fields = isPath
      ? along([entity.pathTo(display)])
      : fieldsNamed([product.expression(display)], entity, product);
    yield { use: { path: `${entity.path}.display`, in: 'field', label: entity.label.text }, fields };
  }
  const usedBy = (one: Field): Field[] => [
    ...fieldsNamed([one.computed, one.relevantWhen, one.defaultExpression], one.entity, product),
    ...fieldsNamed([one.where], one.to, product),
    ...[...(one.items ? [one.items] : []), ...one.properties].flatMap(usedBy),
  ];
  for (const one of entity.fields)
    yield { use: use('field', one), fields: usedBy(one).filter((field) => field !== one) };
}

function* inLifecycle({ lifecycle, product, fields: own, label }: Entity): Generator<Place> {
  if (!lifecycle) return;
  const { field, states, transitions, facts, entity, path } = lifecycle;
  yield { use: { path: `${path}.field`, in: 'state', label: label.text }, fields: [field] };
  for (const state of states) {
    const editable = facts.states?.[state.name]?.editable;
    yield { use: use('state', state), fields: own.filter(({ name }) => editable?.includes(name)) };
  }
  for (const transition of transitions)
    yield {
      use: use('transition', transition),
      fields: [...transition.asks, ...fieldsNamed([transition.guard], entity, product)],
    };
}

function* inPermissions(product: Product): Generator<Place> {
  for (const [index, { fields, on, when, roles }] of (product.specification.access.permissions ?? []).entries()) {
    const asked = product.expression(when)?.names.flatMap(([root, name]) => (root === 'record' ? (name ?? []) : []));
    const named = new Set([...(fields ?? []), ...(asked ?? [])]);
    const whose = (roles ?? []).map((role) => product.access.role(role)?.label.text ?? role).join(', ');
    const entities = product.entities.filter(({ name }) => on === 'all' || on?.includes(name));
    yield {
      use: { path: `access.permissions.${index}`, in: 'permission', label: whose || `${index + 1}` },
      fields: entities.flatMap((entity) => entity.fields.filter(({ name }) => named.has(name))),
    };
  }
}

/** Where an entity is used beyond its fields: its screens, and those that show records of it beside another. */
export function screensOf(product: Product, entity: Entity): Screen[] {
  return product.screens.filter(
    (screen) =>
      screen.entity === entity ||
      screen.related.some((related) => related.entity === entity) ||
      screen.widgets.some((widget) => widget.entity === entity),
  );
}
