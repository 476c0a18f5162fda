import type { Entity, Expression, Field, Path, Product, Screen } from '#specification';

/** A place where something is used. */
export interface Use {
  /** Of the fact. */
  path: string;
  in: 'screen' | 'field' | 'state' | 'transition' | 'rule' | 'permission';
  label: string;
}

/** Where a field of an entity is used: screens, other fields, states, transitions, rules, permissions. */
export function usesOf(field: Field): Use[] {
  const { product } = field;
  return [
    ...product.screens.filter((screen) => isOnScreen(field, screen)).map((screen) => use('screen', screen)),
    ...usingFields(field),
    ...inLifecycles(field),
    ...product.rules
      .filter(
        ({ at, assert, when, entity }) => at.includes(field) || [assert, when].some((one) => names(one, entity, field)),
      )
      .map((rule) => use('rule', rule)),
    ...inPermissions(field),
  ];
}

function use(kind: Use['in'], { path, label }: { path: string; label: { text: string } }): Use {
  return { path, in: kind, label: label.text };
}

const leads = (paths: readonly Path[], field: Field) => paths.some(({ steps }) => steps.includes(field));

function isOnScreen(field: Field, screen: Screen): boolean {
  const { entity, kind, product } = screen;
  const whole = kind === 'detail' || kind === 'create' || kind === 'edit';
  if (
    entity === field.entity &&
    (screen.address.parameters.includes(field.name) || (whole && !screen.sections && !screen.steps))
  )
    return true;
  const listed =
    kind === 'list'
      ? [...screen.columns, ...screen.filters, ...screen.search, ...screen.sort.map(({ path }) => path)]
      : [];
  return (
    leads(listed, field) ||
    leads(
      (screen.sections ?? []).flatMap(({ fields }) => fields),
      field,
    ) ||
    (screen.steps ?? []).some(({ fields }) => fields.includes(field)) ||
    screen.related.some(({ by }) => by?.steps.includes(field)) ||
    [screen, ...screen.views].some(({ where }) => names(where, entity, field)) ||
    screen.widgets.some(
      ({ by, field: of, where, entity: about }) =>
        leads(
          [by, of].filter((path) => path !== undefined),
          field,
        ) || names(where, about ?? product.entity(''), field),
    )
  );
}

/** By expression, and by what it is said about: a specification asks it of every field. */
const known = new WeakMap<Expression, Map<Entity | undefined, ReadonlySet<Field>>>();

/** Whether an expression about records of an entity names a field, itself or on the way to another. */
function names(expression: Expression | undefined, about: Entity | undefined, field: Field): boolean {
  if (!expression) return false;
  const found = known.get(expression) ?? new Map<Entity | undefined, ReadonlySet<Field>>();
  known.set(expression, found);
  const fields = found.get(about) ?? namedIn(expression, about, field.product);
  found.set(about, fields);
  return fields.has(field);
}

function namedIn(expression: Expression, about: Entity | undefined, product: Product): Set<Field> {
  const found = new Set<Field>();
  for (const [root, ...steps] of expression.names) {
    const isOther = root === 'records';
    if (!isOther && root !== 'record' && root !== 'form') continue;
    const entity = isOther ? product.entity(steps[0] ?? '') : about;
    const written = steps.slice(isOther ? 1 : 0).filter((step) => step !== '*');
    // An expression may go on behind a field: then as far as there are fields.
    for (let length = written.length; length > 0; length--) {
      const path = entity?.pathTo(written.slice(0, length).join('.'));
      if (!path) continue;
      for (const field of path.steps) found.add(field);
      break;
    }
  }
  return found;
}

function usingFields(field: Field): Use[] {
  const using = (one: Field): boolean =>
    [one.computed, one.relevantWhen, one.defaultExpression].some((expression) =>
      names(expression, one.entity, field),
    ) ||
    names(one.where, one.to, field) ||
    [...(one.items ? [one.items] : []), ...one.properties].some(using);
  return field.product.entities.flatMap((entity) => {
    const { display } = entity.facts;
    const isCalledBy =
      display &&
      (display.startsWith('=')
        ? names(field.product.expression(display), entity, field)
        : entity.pathTo(display)?.steps.includes(field));
    const called: Use[] = isCalledBy ? [{ path: `${entity.path}.display`, in: 'field', label: entity.label.text }] : [];
    return [...called, ...entity.fields.filter((one) => one !== field && using(one)).map((one) => use('field', one))];
  });
}

function inLifecycles(field: Field): Use[] {
  return field.product.entities.flatMap(({ lifecycle, name }) => {
    if (!lifecycle) return [];
    const isOwn = lifecycle.entity === field.entity;
    const editable = lifecycle.states.filter((state) => {
      const stated = lifecycle.facts.states?.[state.name]?.editable;
      return isOwn && stated?.includes(field.name);
    });
    const taken = lifecycle.transitions.filter(
      ({ asks, guard }) => asks.includes(field) || names(guard, lifecycle.entity, field),
    );
    const keeps: Use[] =
      lifecycle.field === field
        ? [{ path: `lifecycles.${name}.field`, in: 'state', label: lifecycle.entity.label.text }]
        : [];
    return [...keeps, ...editable.map((state) => use('state', state)), ...taken.map((one) => use('transition', one))];
  });
}

function inPermissions({ name, entity, product }: Field): Use[] {
  return (product.specification.access.permissions ?? []).flatMap(({ fields, on, when, roles }, index): Use[] => {
    const isOn = on === 'all' || (on?.includes(entity.name) ?? false);
    const isWhen =
      Boolean(when) && product.expression(when)?.names.some(([root, first]) => root === 'record' && first === name);
    if (!isOn || !(fields?.includes(name) || isWhen)) return [];
    const whose = (roles ?? []).map((role) => product.access.role(role)?.label.text ?? role);
    return [{ path: `access.permissions.${index}`, in: 'permission', label: whose.join(', ') || `${index + 1}` }];
  });
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
