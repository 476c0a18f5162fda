import type { Entity, Product, Subject, Values } from '#specification';
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
    const holds = (facts: Facts, unasked: boolean) =>
      values || !facts.when ? this.#holds(facts, subject, entity, values ?? {}) : unasked;
    const denied = concerned.find(({ facts }) => facts.effect === 'deny' && !facts.fields && holds(facts, false));
    if (denied) return { may: false, path: denied.path };
    const allowed = concerned.find(({ facts }) => facts.effect !== 'deny' && holds(facts, true));
    if (allowed) return { may: true, path: allowed.path };
    return { may: false, path: concerned[0]?.path ?? 'access.permissions' };
  }

  /** Whether a field may be seen or answered by something that may be done to a record. */
  mayField(subject: Subject, action: string, entity: Entity, values: Values, name: string): boolean {
    if (this.#isOpen) return true;
    const concerned = this.concerning(subject, action, entity);
    const isAbout = ({ facts: { fields } }: Concerning) => !fields || fields.includes(name);
    const holds = (one: Concerning) => isAbout(one) && this.#holds(one.facts, subject, entity, values);
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
    const all = this.#withInherited(roles);
    const { permissions } = this.#product.specification.access;
    return (permissions ?? []).flatMap((facts, index) => {
      const isAbout =
        (facts.roles?.some((role) => all.has(role)) ?? facts.effect === 'deny') &&
        (facts.can === 'all' || facts.can?.includes(action)) &&
        (facts.on === 'all' || facts.on?.includes(entity.name));
      return isAbout ? [{ facts, path: `access.permissions.${index}` }] : [];
    });
  }

  #withInherited(roles: readonly string[]): Set<string> {
    const stated = this.#product.specification.access.roles ?? {};
    const all = new Set(roles);
    for (const role of all) for (const inherited of stated[role]?.inherits ?? []) all.add(inherited);
    return all;
  }

  /** Whether it holds for a record. Where its condition is not known, a deny does and an allow does not. */
  #holds({ effect, when }: Facts, subject: Subject, entity: Entity, values: Values): boolean {
    if (!when) return true;
    const answer = this.#product.expression(when)?.test(entity.scope(values, this.#world.around(subject)));
    return effect === 'deny' ? answer !== false : answer === true;
  }
}
