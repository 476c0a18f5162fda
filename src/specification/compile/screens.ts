import { assumedColumns, assumedFilters, assumedPageSize, assumedScreenPath, assumedSearch } from '../assumptions.ts';
import type { ScreenFacts, ViewFacts, WidgetFacts } from '../chapters/screens/vocabulary.ts';
import type { Expression } from '../expressions/index.ts';
import { parseSortKey } from '../sort-key.ts';
import { actionOf } from './action-of.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import type { Label } from './label.ts';
import type { Path } from './path.ts';
import type { Product } from './product.ts';
import type { Subject, Values } from './record.ts';
import { fieldsOfStep, titleOfStep } from './step-fields.ts';
import { Template } from './template.ts';

export type ScreenKind = NonNullable<ScreenFacts['kind']>;

/** How the records of a list are laid out. */
export type Layout = NonNullable<ViewFacts['as']>;

/** A part of a list, under a name of its own. */
export interface View {
  name: string;
  label: Label;
  where: Expression | undefined;
  layout: Layout | undefined;
  /** The date that a calendar goes by. */
  on: Path | undefined;
}

/** By what a list is sorted. */
export interface Sort {
  path: Path;
  isDescending: boolean;
}

/** Records of another entity that refer to the one on the screen. */
export interface Related {
  entity: Entity;
  /** The reference that leads here; undefined where there is none. */
  by: Path | undefined;
  /** Whether there are several, and the document does not say which is meant. */
  isAssumed: boolean;
}

/** One figure or picture of a dashboard. */
export interface Widget {
  path: string;
  facts: WidgetFacts;
  entity: Entity | undefined;
  where: Expression | undefined;
  by: Path | undefined;
  /** What is aggregated; records are counted where absent. */
  field: Path | undefined;
}

/** A screen of the product. */
export class Screen {
  readonly product: Product;
  readonly name: string;
  /** Of the fact, as in `screens.repairs`. */
  readonly path: string;
  readonly facts: ScreenFacts;
  readonly label: Label;
  /** Where it is found. */
  readonly address: Template;

  constructor(product: Product, name: string, facts: ScreenFacts) {
    this.product = product;
    this.name = name;
    this.path = `screens.${name}`;
    this.facts = facts;
    this.label = product.labelOf(name, facts.title);
    this.address = new Template(facts.path ?? assumedScreenPath(name, facts.kind, this.entity));
  }

  get kind(): ScreenKind | undefined {
    return this.facts.kind ?? undefined;
  }

  /** What it says of itself; where nothing is stated a list, and a form for something new, say what that is. */
  get description(): string | undefined {
    const { description, kind } = this.facts;
    if (description !== undefined || (kind !== 'list' && kind !== 'create')) return description ?? undefined;
    return this.entity?.facts.description ?? undefined;
  }

  get entity(): Entity | undefined {
    return this.facts.entity ? this.product.entity(this.facts.entity) : undefined;
  }

  get parent(): Screen | undefined {
    return this.facts.parent ? this.product.screen(this.facts.parent) : undefined;
  }

  /** From the outermost. A circle of parents ends where it began. */
  get parents(): Screen[] {
    const found: Screen[] = [];
    for (let next = this.#above; next && next !== this && !found.includes(next); next = next.#above)
      found.unshift(next);
    return found;
  }

  /**
   * The parent; where none is stated, one that needs a record lies below the screen whose path its own goes on from, else
   * below the list of such records, and the form that this list leads to lies below it.
   */
  get #above(): Screen | undefined {
    if (this.facts.parent !== undefined) return this.parent;
    const { entity, product } = this;
    const list = entity && product.screenOf('list', entity);
    if (!this.needsRecord) return entity && product.screenOf('create', entity) === this ? list : undefined;
    const { written } = this.address;
    const [nearest] = this.product.screens
      .filter(({ address }) => address.written !== '/' && written.startsWith(`${address.written}/`))
      .toSorted((one, other) => other.address.written.length - one.address.written.length);
    return nearest ?? list;
  }

  /** Whether it can only be opened for a record. */
  get needsRecord(): boolean {
    return this.address.parameters.length > 0;
  }

  /** Where it is found for a record. */
  addressOf(values: Values): string {
    return this.address.fill((parameter) => String(values[parameter] ?? ''));
  }

  /** Which records a list is of: all of the entity where undefined. */
  get where(): Expression | undefined {
    return this.product.expression(this.facts.where, `${this.path}.where`);
  }

  /** How a list is laid out where no view says so; in rows where undefined. */
  get layout(): Layout | undefined {
    return this.facts.as ?? undefined;
  }

  /** The date that its calendar goes by. */
  get on(): Path | undefined {
    return this.facts.on ? this.entity?.pathTo(this.facts.on) : undefined;
  }

  get columns(): Path[] {
    return this.#paths(this.facts.columns) ?? (this.entity ? assumedColumns(this.entity) : []);
  }

  get filters(): Path[] {
    return this.#paths(this.facts.filters) ?? (this.entity ? assumedFilters(this.entity) : []);
  }

  /** Where a search looks. */
  get search(): Path[] {
    return this.#paths(this.facts.search) ?? (this.entity ? assumedSearch(this.entity) : []);
  }

  get sort(): Sort[] {
    return (this.facts.sort ?? []).flatMap((written) => {
      const { name, isDescending } = parseSortKey(written);
      const path = this.entity?.pathTo(name);
      return path ? [{ path, isDescending }] : [];
    });
  }

  get pageSize(): number {
    const { pageSize } = this.facts;
    const stated = typeof pageSize === 'string' ? this.product.number(pageSize, `${this.path}.pageSize`) : pageSize;
    return Math.min(Math.max(Math.trunc(stated ?? assumedPageSize), 1), 1000);
  }

  get views(): View[] {
    return Object.entries(this.facts.views ?? {}).map(([name, facts]: [string, ViewFacts]) => ({
      name,
      label: this.product.labelOf(name, facts.title),
      where: this.product.expression(facts.where, `${this.path}.views.${name}.where`),
      layout: facts.as ?? undefined,
      on: facts.on ? this.entity?.pathTo(facts.on) : undefined,
    }));
  }

  /** Fields in groups with titles; undefined where none are stated. */
  get sections(): { title: string | undefined; fields: Path[] }[] | undefined {
    return this.facts.sections?.map(({ title, fields }) => ({
      title: title ?? undefined,
      fields: this.#paths(fields) ?? [],
    }));
  }

  /** The fields of each step, and what it is called; undefined where none are stated. */
  get steps(): { title: string | undefined; fields: Field[] }[] | undefined {
    return this.facts.steps?.map((step) => ({
      title: titleOfStep(step),
      fields: fieldsOfStep(step).flatMap((name) => this.entity?.field(name) ?? []),
    }));
  }

  get related(): Related[] {
    return (this.facts.related ?? []).flatMap((written) => {
      const [name = '', ...steps] = written.split('.');
      const entity = this.product.entity(name);
      if (!entity) return [];
      const isStated = steps.length > 0;
      const references = entity.pathsTo(this.entity);
      const by = isStated ? references.find((path) => path.name === steps.join('.')) : references[0];
      return [{ entity, by, isAssumed: !isStated && references.length > 1 }];
    });
  }

  get widgets(): Widget[] {
    return (this.facts.widgets ?? []).map((facts, index) => {
      const entity = facts.of ? this.product.entity(facts.of) : undefined;
      return {
        path: `${this.path}.widgets.${index}`,
        facts,
        entity,
        where: this.product.expression(facts.where, `${this.path}.widgets.${index}.where`),
        by: facts.by ? entity?.pathTo(facts.by) : undefined,
        field: facts.field ? entity?.pathTo(facts.field) : undefined,
      };
    });
  }

  /** Whether it is for somebody: by its own roles, and by what may be done to its records. */
  isFor(subject: Subject): boolean {
    return this.deniedBy(subject) === undefined;
  }

  /** Path of the fact by which it is not for somebody; undefined where it is. */
  deniedBy(subject: Subject): string | undefined {
    const { access } = this.product;
    const own = `${this.path}.roles`;
    if (this.product.isUnusable(own) || this.product.isNotShown(own)) return own;
    const { roles } = this.facts;
    if (roles && !access.isNone && !roles.some((role) => access.expand(subject.roles).has(role))) return own;
    const action = actionOf(this.kind);
    if (!this.entity || !action) return undefined;
    const { answer, because } = access.decide(action, this.entity, { subject });
    return answer === true ? undefined : because;
  }

  #paths(names: readonly string[] | null | undefined): Path[] | undefined {
    return names === undefined ? undefined : (names ?? []).flatMap((name) => this.entity?.pathTo(name) ?? []);
  }
}
