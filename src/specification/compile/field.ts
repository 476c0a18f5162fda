import type { FieldFacts } from '../chapters/entities/vocabulary.ts';
import { type Answer, type Expression, type Structure, Unknown } from '../expressions/index.ts';
import { boundIn } from '../fields/bound.ts';
import { type FieldKind, isCurrency, kindOf, kinds } from '../fields/index.ts';
import type { FilterKind, Kind } from '../fields/kind.ts';
import { inOrderOfDefaults } from './begin-order.ts';
import type { Entity } from './entity.ts';
import type { Label } from './label.ts';
import { Path } from './path.ts';
import type { Product } from './product.ts';
import { type Around, isEmpty, objectView, type Place, scopeOf, type Values } from './record.ts';

/** One thing to choose: its value, and what it is called. */
export interface Choice {
  value: string | number;
  title: string;
}

/** The keywords of a field that may be a number or the expression of one. */
export const limitNames = [
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'maxSize',
] as const;
export type LimitName = (typeof limitNames)[number];

/** A field of an entity, of an object inside one, or the item of a list. */
export class Field {
  readonly product: Product;
  /** The entity that it belongs to, at whatever depth. */
  readonly entity: Entity;
  readonly name: string;
  /** Of the fact, as in `entities.repair.fields.fault`. */
  readonly path: string;
  readonly facts: FieldFacts;
  readonly label: Label;
  readonly kindName: FieldKind;
  /** Whether the kind rests on something that the document does not state. */
  readonly assumed: boolean;
  /** Whether it is what one entry of a list is. */
  readonly isEntry: boolean;
  #choices: Choice[] | undefined;
  #items: Field | undefined;
  #properties: Map<string, Field> | undefined;

  /** @param list of which it is one entry: what has no title of its own is called as that is */
  constructor(entity: Entity, name: string, path: string, facts: FieldFacts, list?: Field) {
    this.product = entity.product;
    this.entity = entity;
    this.name = name;
    this.path = path;
    this.facts = facts;
    this.isEntry = list !== undefined;
    this.label = this.product.labelOf(name, facts.title ?? list?.facts.title);
    ({ kind: this.kindName, assumed: this.assumed } = kindOf(facts));
  }

  get kind(): Kind {
    return kinds[this.kindName];
  }

  get description(): string | undefined {
    return this.facts.description ?? undefined;
  }

  get isRequired(): boolean {
    return this.facts.required === true;
  }

  get isUnique(): boolean {
    return this.facts.unique === true;
  }

  get format(): string | undefined {
    return this.facts.format ?? undefined;
  }

  get unit(): string | undefined {
    return this.facts.unit ?? undefined;
  }

  /** Of amounts: the one that is their unit, else the product's. */
  get currency(): string | undefined {
    if (this.kindName !== 'money') return undefined;
    return isCurrency(this.unit) ? this.unit : this.product.currency;
  }

  get pattern(): string | undefined {
    return this.facts.pattern && !this.product.isUnusable(`${this.path}.pattern`) ? this.facts.pattern : undefined;
  }

  /** Whether it keeps the state of its entity: then only transitions write it. */
  get isState(): boolean {
    return this.entity.lifecycle?.field === this;
  }

  /** Whether a person answers it, rather than the product. */
  get isAnswered(): boolean {
    return !this.facts.readOnly && !this.computed && !this.isState;
  }

  /** Whether nothing is shown of what an answer is: then it is edited as text, and may be a number as well. */
  get isFree(): boolean {
    return this.kindName === 'text' && !this.facts.type && !this.facts.format;
  }

  /** Whether only whole numbers are answers. */
  get isWhole(): boolean {
    const { shape } = this.kind;
    return shape.type === 'number' && (shape.whole || this.facts.type === 'integer');
  }

  /** How a list is filtered by it; a list of choices, references or texts by any of its entries. */
  get filter(): FilterKind {
    const { items } = this;
    if (!items) return this.kind.filter;
    return items.filter === 'range' ? 'none' : items.filter;
  }

  /** The number that a limit states, itself or through constants; undefined where it is none or not known. */
  limit(name: LimitName): number | undefined {
    const stated = this.facts[name];
    if (typeof stated !== 'string') return stated ?? undefined;
    if (!stated.startsWith('=')) return boundIn(stated);
    return this.product.number(stated, `${this.path}.${name}`);
  }

  /** The media types that a file may have; undefined where any will do. */
  get mediaTypes(): readonly string[] | undefined {
    if (this.kindName !== 'file') return undefined;
    return this.facts.accept ?? (this.format === 'image' ? ['image/*'] : undefined);
  }

  /** The steps that numbers go in: as stated, else as there are amounts of the currency. */
  get step(): number | undefined {
    return this.limit('multipleOf') ?? this.kind.step?.(this);
  }

  get choices(): Choice[] {
    const isNumber = this.facts.type === 'integer' || this.facts.type === 'number';
    this.#choices ??= (this.facts.enum ?? []).map((option) => {
      const { value, title } = typeof option === 'string' ? { value: option, title: undefined } : option;
      const written = value ?? '';
      return { value: isNumber ? Number(written) : written, title: this.product.labelOf(written, title).text };
    });
    return this.#choices;
  }

  choice(value: unknown): Choice | undefined {
    return this.choices.find((one) => one.value === value);
  }

  /** The entity that a reference leads to. */
  get to(): Entity | undefined {
    return this.facts.to ? this.product.entity(this.facts.to) : undefined;
  }

  get onDelete(): 'restrict' | 'cascade' | 'setNull' | undefined {
    return this.facts.onDelete ?? undefined;
  }

  get where(): Expression | undefined {
    return this.product.expression(this.facts.where, `${this.path}.where`);
  }

  /**
   * Whether a record may be referred to from where the field stands, by its `where`. Forms and backend take whatever is not
   * known not to fit: what is unknown never blocks.
   * @param item the object that the field stands in
   */
  mayReferTo(
    target: Values,
    form: { entity: Entity; values: Values },
    around: Around,
    item?: Structure,
  ): Answer | 'spent' {
    return (this.to && this.where?.judge(scopeOf(this.to, target, { ...around, form }, item))) ?? true;
  }

  get relevantWhen(): Expression | undefined {
    return this.product.expression(this.facts.relevantWhen, `${this.path}.relevantWhen`);
  }

  get computed(): Expression | undefined {
    return this.product.expression(this.facts.computed, `${this.path}.computed`);
  }

  /** What one entry of a list is. */
  get items(): Field | undefined {
    if (this.kindName === 'array' && this.facts.items)
      this.#items ??= new Field(this.entity, this.name, `${this.path}.items`, this.facts.items, this);
    return this.#items;
  }

  get properties(): Field[] {
    return [...this.#named().values()];
  }

  property(name: string): Field | undefined {
    return this.#named().get(name);
  }

  #named(): Map<string, Field> {
    this.#properties ??= new Map(
      Object.entries(this.facts.properties ?? {}).map(([name, facts]) => [
        name,
        new Field(this.entity, name, `${this.path}.properties.${name}`, facts),
      ]),
    );
    return this.#properties;
  }

  get hasComputedInside(): boolean {
    return [...(this.items ? [this.items] : []), ...this.properties].some(
      (inner) => inner.computed !== undefined || inner.hasComputedInside,
    );
  }

  /** The field as the only step of a path. */
  get asPath(): Path {
    return new Path([this]);
  }

  /** Every reference in it, at whatever depth. */
  get references(): Field[] {
    if (this.kindName === 'reference') return [this];
    return [...(this.items ? [this.items] : []), ...this.properties].flatMap((inner) => inner.references);
  }

  /** What it begins with, where that is to be worked out. */
  get defaultExpression(): Expression | undefined {
    const stated = this.facts.default;
    const isWritten = typeof stated === 'string' && stated.startsWith('=');
    return isWritten ? this.product.expression(stated, `${this.path}.default`) : undefined;
  }

  /** Whether it is a switch in a form that nobody has touched: it looks as if it were off, and is sent so. Gap `field.off`. */
  get beginsOff(): boolean {
    return this.kindName === 'boolean' && this.isAnswered && !this.isRequired && this.facts.default === undefined;
  }

  /**
   * What it begins with in a new record: its default, evaluated; of an object those of its properties.
   * @param item the object that it stands in, as far as that has begun
   */
  begin(around: Around, values: Values = {}, item?: Structure): unknown {
    const { defaultExpression: expression } = this;
    if (expression) {
      const value = expression.evaluate(scopeOf(this.entity, values, around, item));
      return value instanceof Unknown ? null : (this.kind.fromValue(this, value) ?? null);
    }
    const stated = this.facts.default;
    if (stated !== undefined && stated !== null) return structuredClone(stated);
    if (this.kindName !== 'object') return null;
    const begun: Values = {};
    const place = { entity: this.entity, values, around, item };
    for (const field of inOrderOfDefaults(this.properties, 'item'))
      begun[field.name] = field.begin(around, values, objectView(this, { ...begun }, place));
    return Object.values(begun).every((value) => value === null) || this.isLeftOut(begun, place) ? null : begun;
  }

  /** Whether an object that nobody has to answer begins without what it asks for: then it is not there until somebody answers it. */
  isLeftOut(begun: Values, place: Place): boolean {
    if (this.isRequired || this.isEntry) return false;
    const { entity, values, around } = place;
    const scope = scopeOf(entity, values, around, objectView(this, begun, place));
    return this.properties.some(
      ({ name, isRequired, isAnswered, relevantWhen }) =>
        isRequired && isAnswered && isEmpty(begun[name]) && relevantWhen?.test(scope) !== false,
    );
  }
}
