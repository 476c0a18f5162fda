import { assumedLocale, labelOf, localeOf } from '../assumptions.ts';
import type { ErrorFacts } from '../chapters/errors/vocabulary.ts';
import {
  Expression,
  loadPatterns,
  type Scope,
  type Structure,
  structure,
  type Value,
  zoneOf,
} from '../expressions/index.ts';
import { isZone } from '../expressions/zone.ts';
import { boundIn } from '../fields/bound.ts';
import type { Specification } from '../specification.ts';
import { Access } from './access.ts';
import { Entity } from './entity.ts';
import type { Field } from './field.ts';
import type { Label } from './label.ts';
import { type Operation, operationsOf } from './operations.ts';
import { Rule } from './rules.ts';
import { Screen } from './screens.ts';

/** A specification, compiled: what screens and backend ask. */
export class Product {
  readonly specification: Specification;
  readonly title: Label;
  readonly access: Access;
  readonly #entities: Map<string, Entity>;
  readonly #screens: Map<string, Screen>;
  readonly rules: readonly Rule[];
  readonly constantValues: Structure;
  readonly #expressions = new Map<string, Expression>();
  readonly #unusable: Facts;
  readonly #notShown: Facts;
  readonly #language: string;
  #operations: Operation[] | undefined;
  #timeZone: { name: string | undefined } | undefined;

  constructor(specification: Specification) {
    this.specification = specification;
    this.#unusable = new Facts(specification.unusable);
    this.#notShown = new Facts(specification.notShown);
    const { purpose, heading, constants } = specification;
    this.#language = localeOf(specification);
    this.title = purpose.title
      ? { text: purpose.title, assumed: false }
      : { text: heading || 'Product', assumed: true };
    this.constantValues = structure(
      Object.entries(constants).flatMap(([name, { value }]): [string, Value][] =>
        value === undefined || value === null ? [] : [[name, value]],
      ),
    );
    this.#entities = new Map(
      Object.entries(specification.entities).map(([name, facts]) => [name, new Entity(this, name, facts)]),
    );
    this.#screens = new Map(
      Object.entries(specification.screens).map(([name, facts]) => [name, new Screen(this, name, facts)]),
    );
    this.rules = Object.entries(specification.rules).map(([name, facts]) => new Rule(this, name, facts));
    this.access = new Access(this);
  }

  get entities(): Entity[] {
    return [...this.#entities.values()];
  }

  entity(name: string): Entity | undefined {
    return this.#entities.get(name);
  }

  get screens(): Screen[] {
    return [...this.#screens.values()];
  }

  screen(name: string): Screen | undefined {
    return this.#screens.get(name);
  }

  /** The screen of a kind for an entity; the first where there are several. */
  screenOf(kind: Screen['kind'], entity: Entity): Screen | undefined {
    return this.screensOf(kind, entity)[0];
  }

  /** The screens of a kind for the records of an entity, those that are of all of them first. */
  screensOf(kind: Screen['kind'], entity: Entity): Screen[] {
    const found = this.screens.filter((screen) => screen.kind === kind && screen.entity === entity);
    return found.toSorted((one, other) => Number(one.where !== undefined) - Number(other.where !== undefined));
  }

  /** The screen that the product opens on: at `/`, else the first that needs no record. */
  get home(): Screen | undefined {
    return (
      this.screens.find(({ address }) => address.shape === '') ?? this.screens.find(({ needsRecord }) => !needsRecord)
    );
  }

  get operations(): readonly Operation[] {
    this.#operations ??= operationsOf(this);
    return this.#operations;
  }

  /** How something is asked of the server. Every entity has an operation for each of its actions. */
  operation(entity: Entity, does: string): Operation | undefined {
    return this.operations.find((operation) => operation.entity === entity && operation.does === does);
  }

  /** An error of chapter 8. */
  error(name: string): ErrorFacts | undefined {
    const { errors } = this.specification;
    return Object.hasOwn(errors, name) ? errors[name] : undefined;
  }

  /** The languages of the product, the first is the default. */
  get locales(): string[] {
    const stated = (this.specification.purpose.locales ?? []).filter(isLocale);
    return stated.length > 0 ? stated : [assumedLocale(this.specification)];
  }

  /** What something is called: its title, else words made from its name, as the product's language writes them. */
  labelOf(name: string, title: string | null | undefined): Label {
    return labelOf(name, title, this.#language);
  }

  get currency(): string | undefined {
    return this.specification.purpose.currency ?? undefined;
  }

  /** IANA name; undefined where none is stated, or there is no zone of that name. */
  get timeZone(): string | undefined {
    // Asked for every expression; to ask whether there is such a zone takes longer than most of them.
    this.#timeZone ??= { name: zoneIn(this.specification.purpose.timeZone) };
    return this.#timeZone.name;
  }

  /** Who the users are: the entity, and its field that keeps their roles. */
  get users(): { entity: Entity; roles: Field | undefined } | undefined {
    const stated = this.specification.access.users;
    const entity = stated?.entity ? this.entity(stated.entity) : undefined;
    return entity && { entity, roles: stated?.roles ? entity.field(stated.roles) : undefined };
  }

  /**
   * An expression of the document, with or without its `=`; one that cannot be used is never known.
   * @param path where it stands: there it may be wrong although it is right elsewhere
   */
  expression(source: string | null | undefined, path?: string): Expression | undefined {
    if (source === undefined || source === null) return undefined;
    if (path && this.isUnusable(path, 'itself')) return new Expression(source, undefined);
    const plain = source.startsWith('=') ? source.slice(1) : source;
    let found = this.#expressions.get(plain);
    if (!found) {
      const { expressions } = this.specification;
      found = new Expression(plain, Object.hasOwn(expressions, plain) ? expressions[plain] : undefined);
      this.#expressions.set(plain, found);
    }
    return found;
  }

  /** The number that an expression over constants gives. */
  number(source: string, path: string): number | undefined {
    const value = this.expression(source, path)?.evaluate(this.scope());
    return boundIn(value);
  }

  /** The scope of what is about no record. */
  scope(now = new Date()): Scope {
    return {
      now,
      zone: zoneOf(this.timeZone),
      root: (name) => (name === 'constants' ? this.constantValues : undefined),
    };
  }

  /** Loads what its expressions need beyond what is here. To be awaited before they are evaluated. */
  async ready(): Promise<void> {
    if (Object.keys(this.specification.expressions).some((source) => /\bmatches\s*\(/.test(source)))
      await loadPatterns();
  }

  /** Whether something that is written cannot be used: the fact itself, or (usually) anything inside it. */
  isUnusable(path: string, where: 'itself' | 'inside' = 'inside'): boolean {
    return this.#unusable.has(path, where);
  }

  /** Whether chapter 4 cannot be read, or has a lifecycle of which it is not known whose it is. */
  get hasLostLifecycle(): boolean {
    return this.isLost('lifecycles') || this.unusableKeys('lifecycles').some((name) => !this.#entities.has(name));
  }

  /** The keys directly below a fact at or below which something cannot be used. */
  unusableKeys(path: string): string[] {
    return this.#unusable.below(path);
  }

  /** Whether something is written as not shown: the fact itself, or (usually) anything inside it. */
  isNotShown(path: string, where: 'itself' | 'inside' = 'inside'): boolean {
    return this.#notShown.has(path, where);
  }

  /** Whether a fact is written, and cannot be used as a whole. */
  isLost(path: string): boolean {
    return this.#unusable.has(path, 'itself') || this.#notShown.has(path, 'itself');
  }
}

/** Paths, to be asked for what is at or below one of them. */
class Facts {
  readonly #exact: ReadonlySet<string>;
  readonly #below = new Map<string, Set<string>>();

  constructor(paths: readonly string[]) {
    this.#exact = new Set(paths);
    for (const path of this.#exact) {
      const steps = path.split('.');
      for (let length = 1; length < steps.length; length++) {
        const parent = steps.slice(0, length).join('.');
        const keys = this.#below.get(parent) ?? new Set();
        keys.add(steps[length] ?? '');
        this.#below.set(parent, keys);
      }
    }
  }

  has(path: string, where: 'itself' | 'inside'): boolean {
    return this.#exact.has(path) || (where === 'inside' && this.#below.has(path));
  }

  below(path: string): string[] {
    return [...(this.#below.get(path) ?? [])];
  }
}

/** Whether a language tag is well formed. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

function zoneIn(written: string | null | undefined): string | undefined {
  return written && isZone(written) ? written : undefined;
}
