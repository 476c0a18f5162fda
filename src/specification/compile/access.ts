import type { PermissionFacts } from '../chapters/access/vocabulary.ts';
import { type Answer, Expression } from '../expressions/index.ts';
import type { Entity } from './entity.ts';
import { isShut } from './is-shut.ts';
import type { Label } from './label.ts';
import { permissionKeys } from './permission-keys.ts';
import type { Product } from './product.ts';
import { type Around, type Sight, scopeOf, type Values } from './record.ts';

/** Whether something may be done, and what that rests on. */
export interface Decision {
  /** Only `true` allows: what is unknown is denied. */
  answer: Answer;
  /** Path of the fact that decided, as in `access.permissions.2`; the chapter where no fact does. */
  because: string;
  /** Nothing states it: the app went on all the same. */
  assumed: boolean;
  /** The condition of the permission that decided, where it has one. */
  condition?: Expression;
}

/** A role of the product. */
export interface Role {
  name: string;
  path: string;
  label: Label;
  inherits: readonly string[];
  /** What it inherits cannot be read: every deny is for it. */
  isBroken: boolean;
}

/** One permission as it is enforced: a part that cannot be read is as wide in a deny, and as narrow in an allow, as can be. */
interface Permission {
  path: string;
  isDeny: boolean;
  /** Undefined: all. */
  roles: ReadonlySet<string> | undefined;
  actions: ReadonlySet<string> | undefined;
  entities: ReadonlySet<string> | undefined;
  fields: ReadonlySet<string> | undefined;
  when: Expression | undefined;
}

/** A permission that concerns what a role does, as it is enforced. */
export interface Clause {
  /** As in `access.permissions.2`. */
  path: string;
  isDeny: boolean;
  /** The roles through which it concerns: the role itself, or one that it inherits. */
  through: readonly string[];
  /** Undefined: all. */
  fields: ReadonlySet<string> | undefined;
  when: Expression | undefined;
  /** Something of it cannot be read. */
  isBroken: boolean;
}

interface Concern extends Permission {
  holds: Answer;
}

const everything: Sight = { has: () => true };
const never = new Expression('', undefined);

/** Who there is, and who may do what. What is written and cannot be used closes what it stands on. */
export class Access {
  readonly product: Product;
  readonly roles: readonly Role[];
  /** Whether nothing is stated of who may do what: then everybody may, and that is assumed. */
  readonly isAssumed: boolean;
  /** Whether the document states that there is no access control. */
  readonly isNone: boolean;
  /** Whether it cannot be read who may do what: then nobody may. */
  readonly isClosed: boolean;
  /** Whether what may not be done is hidden, not explained: also where what is written of it cannot be used. */
  readonly hidesDenied: boolean;
  readonly #permissions: readonly Permission[];
  readonly #expanded = new Map<string, ReadonlySet<string>>();

  constructor(product: Product) {
    this.product = product;
    const { specification } = product;
    const { access } = specification;
    this.roles = Object.entries(access.roles ?? {}).map(([name, facts]) => ({
      name,
      path: `access.roles.${name}`,
      label: product.labelOf(name, facts.title ?? audienceTitle(product, name)),
      inherits: facts.inherits ?? [],
      isBroken:
        product.isUnusable(`access.roles.${name}`) ||
        product.isNotShown(`access.roles.${name}`, 'itself') ||
        product.isNotShown(`access.roles.${name}.inherits`),
    }));
    const state = specification.chapters.find(({ key }) => key === 'access')?.state;
    this.isClosed = isShut(product.specification);
    this.hidesDenied =
      access.whenDenied === 'hide' || product.isUnusable('access', 'itself') || product.isUnusable('access.whenDenied');
    this.isNone = !this.isClosed && state === 'none';
    this.isAssumed = !this.isClosed && !this.isNone && access.permissions === undefined;
    this.#permissions = (access.permissions ?? []).map((facts, index) => permissionOf(product, facts, index));
  }

  get isOpen(): boolean {
    return this.isNone || this.isAssumed;
  }

  role(name: string): Role | undefined {
    return this.roles.find((role) => role.name === name);
  }

  /** Some roles and every role that those inherit. */
  expand(roles: readonly string[]): ReadonlySet<string> {
    const name = roles.join('\u0000');
    let found = this.#expanded.get(name);
    if (!found) {
      const all = new Set<string>();
      const walk = (role: string) => {
        if (all.has(role)) return;
        all.add(role);
        const known = this.role(role);
        if (known && !known.isBroken) known.inherits.forEach(walk);
      };
      roles.forEach(walk);
      found = all;
      this.#expanded.set(name, found);
    }
    return found;
  }

  /**
   * The permissions that concern somebody doing something.
   * @param values absent: can there be a record of which it holds? Null: a record of which nothing is known.
   */
  #concerning(action: string, entity: Entity, around: Around, values: Values | null | undefined): Concern[] {
    const own = around.subject?.roles ?? [];
    const roles = this.expand(own);
    const isBroken = [...roles].some((role) => this.role(role)?.isBroken);
    // Gates are judged on the whole truth, whatever the asker may see.
    const truth: Around = { ...around, sight: undefined };
    const scope = values ? scopeOf(entity, values, truth) : undefined;
    return this.#permissions.flatMap((permission) => {
      const { isDeny, when } = permission;
      const isForRole =
        !permission.roles || (isDeny && isBroken) || [...permission.roles].some((role) => roles.has(role));
      const concerns =
        isForRole &&
        (!permission.actions || permission.actions.has(action)) &&
        (!permission.entities || permission.entities.has(entity.name));
      if (!concerns) return [];
      if (!when) return [{ ...permission, holds: true }];
      if (scope) return [{ ...permission, holds: when.test(scope) }];
      if (values === null) return [{ ...permission, holds: 'unknown' }];
      return [{ ...permission, holds: when === never ? 'unknown' : !isDeny }];
    });
  }

  /** The permissions that concern what a role does to the records of an entity, deny first. */
  clauses(action: string, entity: Entity, role: string): Clause[] {
    const own = this.expand([role]);
    return this.#concerning(action, entity, { subject: { id: '', roles: [role] } }, undefined)
      .map(({ path, isDeny, roles, fields, when }) => ({
        path,
        isDeny,
        through: [...(roles ?? [])].filter((name) => own.has(name)),
        fields,
        when,
        isBroken: when === never,
      }))
      .sort((a, b) => Number(b.isDeny) - Number(a.isDeny));
  }

  /** Whether somebody may do something to records of an entity, or to one record. Deny goes before allow. */
  decide(action: string, entity: Entity, around: Around, values?: Values | null): Decision {
    if (this.isClosed) return { answer: 'unknown', because: 'access', assumed: false };
    if (this.isOpen) return { answer: true, because: 'access', assumed: this.isAssumed };
    const concerned = this.#concerning(action, entity, around, values);
    const denied = concerned.find(({ isDeny, fields, holds }) => isDeny && !fields && holds !== false);
    if (denied) return because(denied.holds === true ? false : 'unknown', denied);
    const allows = concerned.filter(({ isDeny }) => !isDeny);
    const decisive = allows.find(({ holds }) => holds === true) ?? allows.find(({ holds }) => holds === 'unknown');
    if (decisive) return because(decisive.holds, decisive);
    return { answer: false, because: allows[0]?.path ?? 'access.permissions', assumed: false };
  }

  /** The fields of a record that somebody may see or change, by doing something that is allowed. */
  fields(action: string, entity: Entity, around: Around, values?: Values | null): Sight {
    if (this.isOpen) return everything;
    if (this.isClosed) return new Set();
    const concerned = this.#concerning(action, entity, around, values);
    if (concerned.some(({ isDeny, fields, holds }) => isDeny && !fields && holds !== false)) return new Set();
    const allows = concerned.filter(({ isDeny, holds }) => !isDeny && holds === true);
    if (allows.length === 0) return new Set();
    const denied = new Set(
      concerned.flatMap(({ isDeny, fields, holds }) => (isDeny && holds !== false ? [...(fields ?? [])] : [])),
    );
    if (allows.some(({ fields }) => !fields))
      return denied.size === 0 ? everything : { has: (name) => !denied.has(name) };
    const allowed = new Set(allows.flatMap(({ fields }) => [...(fields ?? [])]));
    return { has: (name) => allowed.has(name) && !denied.has(name) };
  }

  /** What somebody may see of a record: the fields that may be read, and its key wherever any may. */
  sight(action: 'read' | 'list', entity: Entity, around: Around, values: Values): Sight {
    if (this.isOpen) return everything;
    if (this.decide(action, entity, around, values).answer !== true) return new Set();
    const allowed = this.fields(action, entity, around, values);
    return allowed === everything ? everything : { has: (name) => name === entity.key || allowed.has(name) };
  }
}

function because(answer: Answer, { path, when }: Permission): Decision {
  return { answer, because: path, assumed: false, ...(when ? { condition: when } : {}) };
}

function audienceTitle({ specification }: Product, role: string): string | null | undefined {
  const { audience } = specification.purpose;
  return audience && Object.hasOwn(audience, role) ? audience[role]?.title : undefined;
}

function permissionOf(product: Product, facts: PermissionFacts, index: number): Permission {
  const path = `access.permissions.${index}`;
  const isWritten = (key: string) => product.isUnusable(`${path}.${key}`) || product.isNotShown(`${path}.${key}`);
  /** A part that is written and cannot be used. */
  const isBroken = (key: 'roles' | 'can' | 'on' | 'fields') =>
    isWritten(key) || facts[key] === null || facts[key]?.length === 0;
  // What cannot be read may have been a deny.
  const isDeny = isWritten('effect') || facts.effect === null || facts.effect === 'deny';
  const setOf = (names: readonly string[] | null | undefined) => new Set(names ?? []);
  const whenFacts = isWritten('when') ? never : product.expression(facts.when);
  const can = facts.can === 'all' ? undefined : setOf(facts.can);
  const on = facts.on === 'all' ? undefined : setOf(facts.on);
  if (isDeny) {
    const isFieldsBroken = isBroken('fields') || product.isUnusable(path, 'itself');
    return {
      path,
      isDeny,
      roles: isBroken('roles') || !facts.roles ? undefined : setOf(facts.roles),
      actions: isBroken('can') || !facts.can ? undefined : can,
      entities: isBroken('on') || !facts.on ? undefined : on,
      fields: isFieldsBroken || !facts.fields ? undefined : setOf(facts.fields),
      // A deny of which a part is misspelt may lack its condition, or have another.
      when: hasUnknownKey(product, path) ? undefined : whenFacts,
    };
  }
  const isAnyBroken =
    product.isUnusable(path) || product.isNotShown(path) || (['roles', 'can', 'on', 'fields'] as const).some(isBroken);
  return {
    path,
    isDeny,
    roles: setOf(facts.roles),
    actions: can,
    entities: on,
    fields: facts.fields ? setOf(facts.fields) : undefined,
    when: isAnyBroken ? never : whenFacts,
  };
}

function hasUnknownKey(product: Product, path: string): boolean {
  return product.unusableKeys(path).some((key) => !permissionKeys.has(key));
}
