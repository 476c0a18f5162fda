import { type Entity, type Product, type Subject, scopeOf, type Values } from '#specification';
import type { World } from './world.ts';

type Facts = NonNullable<Product['specification']['access']['permissions']>[number];

/** Whether somebody may do something, and the permission that says so. */
export interface Expected {
  may: boolean;
  path: string;
}

interface Concerning {
  facts: Facts;
  path: string;
  /** Something of it is written that cannot be used, or is not shown: then a deny denies, and an allow does not allow. */
  isBroken: boolean;
}

/**
 * What chapter 6 says, read here once more from its facts: nothing is asked of what the backend asks. Only whether a
 * condition holds of a record is.
 */
export class ExpectedAccess {
  readonly #product: Product;
  readonly #world: World;
  readonly #known = new Map<string, readonly Concerning[]>();

  constructor(product: Product, world: World) {
    this.#product = product;
    this.#world = world;
  }

  get #isOpen(): boolean {
    return this.#product.specification.access.permissions === undefined;
  }

  /** @param values absent: is there a record at all to which it may be done? */
  may(subject: Subject, action: string, entity: Entity, values?: Values): Expected {
    if (this.#isOpen) return { may: true, path: 'access' };
    const concerned = this.concerning(subject, action, entity);
    const holds = (one: Concerning, unasked: boolean) =>
      values || !one.facts.when ? this.#holds(one, subject, entity, values ?? {}) : unasked;
    const denied = concerned.find((one) => one.facts.effect === 'deny' && !one.facts.fields && holds(one, false));
    if (denied) return { may: false, path: denied.path };
    const allowed = concerned.find((one) => one.facts.effect !== 'deny' && holds(one, true));
    if (allowed) return { may: true, path: allowed.path };
    return { may: false, path: concerned[0]?.path ?? 'access.permissions' };
  }

  /** Whether a field may be seen or answered by something that may be done to a record. */
  mayField(subject: Subject, action: string, entity: Entity, values: Values, name: string): boolean {
    if (this.#isOpen) return true;
    const concerned = this.concerning(subject, action, entity);
    const isAbout = ({ facts: { fields } }: Concerning) => !fields || fields.includes(name);
    const holds = (one: Concerning) => isAbout(one) && this.#holds(one, subject, entity, values);
    if (concerned.some((one) => one.facts.effect === 'deny' && holds(one))) return false;
    return concerned.some((one) => one.facts.effect !== 'deny' && holds(one));
  }

  /** Whether somebody may see a field of a record: its key goes with any other. */
  maySee(subject: Subject, action: 'read' | 'list', entity: Entity, values: Values, name: string): boolean {
    if (!this.may(subject, action, entity, values).may) return false;
    return name === entity.key || this.mayField(subject, action, entity, values, name);
  }

  /** The permissions that are about somebody doing something, whatever record it is done to. */
  concerning({ roles }: Subject, action: string, entity: Entity): readonly Concerning[] {
    const asked = [action, entity.name, ...roles].join(' ');
    const concerned = this.#known.get(asked) ?? this.#concerning(roles, action, entity);
    this.#known.set(asked, concerned);
    return concerned;
  }

  #concerning(roles: readonly string[], action: string, entity: Entity): Concerning[] {
    const all = withInherited(this.#product, roles);
    const { permissions } = this.#product.specification.access;
    return (permissions ?? []).flatMap((facts, index) => {
      const isAbout =
        (facts.roles?.some((role) => all.has(role)) ?? facts.effect === 'deny') &&
        (facts.can === 'all' || facts.can?.includes(action)) &&
        (facts.on === 'all' || facts.on?.includes(entity.name));
      const path = `access.permissions.${index}`;
      return isAbout ? [{ facts, path, isBroken: this.#isBroken(path) }] : [];
    });
  }

  #isBroken(path: string): boolean {
    const product = this.#product;
    return ['roles', 'can', 'on', 'fields', 'when'].some(
      (key) => product.isUnusable(`${path}.${key}`) || product.isNotShown(`${path}.${key}`),
    );
  }

  /** Whether it holds for a record. Where its condition is not known, a deny does and an allow does not. */
  #holds({ facts: { effect, when }, isBroken }: Concerning, subject: Subject, entity: Entity, values: Values): boolean {
    if (isBroken) return effect === 'deny';
    if (!when) return true;
    const answer = this.#product.expression(when)?.test(scopeOf(entity, values, this.#world.around(subject)));
    return effect === 'deny' ? answer !== false : answer === true;
  }
}

/** Roles, and those whose permissions they have as well. */
export function withInherited({ specification }: Product, roles: readonly string[]): Set<string> {
  const all = new Set(roles);
  for (const role of all)
    for (const inherited of specification.access.roles?.[role]?.inherits ?? []) all.add(inherited);
  return all;
}
