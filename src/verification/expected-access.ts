import { type Entity, type Product, permissionKeys, type Subject, scopeOf, type Values } from '#specification';
import type { World } from './world.ts';

type Facts = NonNullable<Product['specification']['access']['permissions']>[number];

/** Whether somebody may do something, and the permission that says so. */
export interface Expected {
  may: boolean;
  path: string;
}

export interface Concerning {
  path: string;
  /** It takes rights away, as one does of which it is not shown what it does. */
  isDeny: boolean;
  /** Which fields it is about; all where absent. */
  fields: readonly string[] | undefined;
  when: Facts['when'];
  /** What is written of it does not say when it holds: then a deny denies, and an allow does not allow. */
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

  /** What stands there and is not shown may forbid anything. */
  get #isClosed(): boolean {
    return this.#product.access.isClosed;
  }

  /** @param values absent: is there a record at all to which it may be done? */
  may(subject: Subject, action: string, entity: Entity, values?: Values): Expected {
    if (this.#isClosed) return { may: false, path: 'access' };
    if (this.#isOpen) return { may: true, path: 'access' };
    const concerned = this.concerning(subject, action, entity);
    const holds = (one: Concerning, unasked: boolean) =>
      values || !one.when ? this.#holds(one, subject, entity, values ?? {}) : unasked;
    const denied = concerned.find((one) => one.isDeny && !one.fields && holds(one, false));
    if (denied) return { may: false, path: denied.path };
    const allowed = concerned.find((one) => !one.isDeny && holds(one, true));
    if (allowed) return { may: true, path: allowed.path };
    return { may: false, path: concerned[0]?.path ?? 'access.permissions' };
  }

  /** Whether a field may be seen or answered by something that may be done to a record. */
  mayField(subject: Subject, action: string, entity: Entity, values: Values, name: string): boolean {
    if (this.#isClosed) return false;
    if (this.#isOpen) return true;
    const concerned = this.concerning(subject, action, entity);
    const isAbout = ({ fields }: Concerning) => !fields || fields.includes(name);
    const holds = (one: Concerning) => isAbout(one) && this.#holds(one, subject, entity, values);
    if (concerned.some((one) => one.isDeny && holds(one))) return false;
    return concerned.some((one) => !one.isDeny && holds(one));
  }

  /** Whether somebody may see a field of a record: its key goes with any other. */
  maySee(subject: Subject, action: 'read' | 'list', entity: Entity, values: Values, name: string): boolean {
    if (!this.may(subject, action, entity, values).may) return false;
    return name === entity.key || this.mayField(subject, action, entity, values, name);
  }

  /** The permissions that are about somebody doing something, whatever record it is done to. */
  concerning({ roles }: Subject, action: string, entity: Entity): readonly Concerning[] {
    const asked = [action, entity.name, ...roles].join(' ');
    const concerned = this.#known.get(asked) ?? permissionsAbout(this.#product, roles, action, entity);
    this.#known.set(asked, concerned);
    return concerned;
  }

  /** Whether it holds for a record. Where its condition is not known, a deny does and an allow does not. */
  #holds({ when, isDeny, isBroken }: Concerning, subject: Subject, entity: Entity, values: Values): boolean {
    if (isBroken) return isDeny;
    if (!when) return true;
    const answer = this.#product.expression(when)?.test(scopeOf(entity, values, this.#world.around(subject)));
    return isDeny ? answer !== false : answer === true;
  }
}

/** The permissions that are about somebody of some roles doing something. What is not known of a deny may be anything. */
export function permissionsAbout(
  product: Product,
  roles: readonly string[],
  action: string,
  entity: Entity,
): Concerning[] {
  const isWritten = (path: string) => product.isUnusable(path) || product.isNotShown(path);
  const all = withInherited(product, roles);
  const mayBeMore = [...all].some((role) => {
    const path = `access.roles.${role}`;
    return product.isUnusable(path) || product.isNotShown(path, 'itself') || product.isNotShown(`${path}.inherits`);
  });
  return (product.specification.access.permissions ?? []).flatMap((facts, index) => {
    const path = `access.permissions.${index}`;
    const isDeny = facts.effect === 'deny' || facts.effect === null || isWritten(`${path}.effect`);
    const names = (key: 'roles' | 'can' | 'on', isMeant: (name: string) => boolean): boolean => {
      const stated = facts[key];
      if (isDeny && (!stated?.length || isWritten(`${path}.${key}`))) return true;
      return stated === 'all' || (stated?.some(isMeant) ?? false);
    };
    const isAbout =
      ((isDeny && mayBeMore) || names('roles', (role) => all.has(role))) &&
      names('can', (name) => name === action) &&
      names('on', (name) => name === entity.name);
    const isMisspelt = product.unusableKeys(path).some((key) => !permissionKeys.has(key));
    const isBroken = isDeny ? isMisspelt || isWritten(`${path}.when`) : isWritten(path);
    const areLost = isDeny && (product.isUnusable(path, 'itself') || isWritten(`${path}.fields`));
    const fields = areLost || !facts.fields ? undefined : facts.fields;
    return isAbout ? [{ path, isDeny, fields, when: facts.when, isBroken }] : [];
  });
}

/** Roles, and those whose permissions they have as well. */
export function withInherited({ specification }: Product, roles: readonly string[]): Set<string> {
  const all = new Set(roles);
  for (const role of all)
    for (const inherited of specification.access.roles?.[role]?.inherits ?? []) all.add(inherited);
  return all;
}
