import { assumedDisplay, assumedKey, assumedNames, assumedPlural, identified } from '../assumptions.ts';
import type { EntityFacts } from '../chapters/entities/vocabulary.ts';
import { plain, Unknown } from '../expressions/index.ts';
import { inOrderOfDefaults } from './begin-order.ts';
import { Field } from './field.ts';
import type { Label } from './label.ts';
import { Lifecycle } from './lifecycle.ts';
import { Path } from './path.ts';
import type { Product } from './product.ts';
import { type Around, isBlank, isSeen, recordView, type Sight, scopeOf, type Values } from './record.ts';
import type { Rule } from './rules.ts';

const everything: Sight = { has: () => true };
const nothing: Sight = { has: () => false };

/** Records may be called by one another in a circle. */
const deepestDisplay = 8;
/** A query may name any path: more than anybody uses are not kept. */
const mostPaths = 1000;

/** A thing that the product keeps. */
export class Entity {
  readonly product: Product;
  readonly name: string;
  readonly facts: EntityFacts;
  readonly label: Label;
  /** What several are called; where no plural is stated, as their list is, else as one of them. */
  readonly plural: Label;
  /** The name of the field that identifies a record. */
  readonly key: string;
  readonly isKeyAssumed: boolean;
  readonly #fields: Map<string, Field>;
  /** In the order of the document. */
  readonly fields: readonly Field[];
  readonly #paths = new Map<string, Path | undefined>();
  /** No answer to any field: made once, and not for each of a hundred thousand records. */
  #blank: Values | undefined;
  #lifecycle: Lifecycle | undefined;

  constructor(product: Product, name: string, facts: EntityFacts) {
    this.product = product;
    this.name = name;
    this.facts = facts;
    this.label = product.labelOf(name, facts.title);
    const { screens } = product.specification;
    const list = assumedPlural(name, screens);
    this.plural = facts.plural
      ? { text: facts.plural, assumed: false }
      : {
          text: list === undefined ? this.label.text : product.labelOf(list, screens[list]?.title).text,
          assumed: true,
        };
    this.key = facts.key ?? assumedKey;
    this.isKeyAssumed = !facts.key;
    this.#fields = new Map(
      Object.entries(facts.fields ?? {}).map(([field, stated]) => [
        field,
        new Field(this, field, `${this.path}.fields.${field}`, stated),
      ]),
    );
    this.fields = [...this.#fields.values()];
    const lifecycle = product.specification.lifecycles;
    if (Object.hasOwn(lifecycle, name)) this.#lifecycle = new Lifecycle(this, lifecycle[name] ?? {});
  }

  get path(): string {
    return `entities.${this.name}`;
  }

  get lifecycle(): Lifecycle | undefined {
    return this.#lifecycle;
  }

  /** The fields that may be changed in the state that a record is in. */
  editable(values: Values): Sight {
    return this.#lifecycle?.editable(values) ?? (this.product.hasLostLifecycle ? nothing : everything);
  }

  /** Whether the document says which fields it has. */
  get hasFields(): boolean {
    return this.facts.fields !== undefined;
  }

  /** A field by its name; also the key and the state where the document has no field for them. */
  field(name: string): Field | undefined {
    const stated = this.#fields.get(name);
    if (stated) return stated;
    if (name === this.key) return this.keyField;
    return name === this.#lifecycle?.field.name ? this.#lifecycle.field : undefined;
  }

  get keyField(): Field {
    const stated = this.#fields.get(this.key);
    if (stated) return stated;
    const made = new Field(this, this.key, `${this.path}.key`, { type: 'string', readOnly: true });
    Object.defineProperty(this, 'keyField', { value: made });
    return made;
  }

  /** Whether a person states the key of a new record, rather than the product. */
  get isKeyAnswered(): boolean {
    return this.#fields.get(this.key)?.isAnswered ?? false;
  }

  keyOf(values: Values): string {
    return String(values[this.key] ?? '');
  }

  /** `appliance.customer.city`: a field of this entity, or one reached from it. */
  pathTo(written: string): Path | undefined {
    if (this.#paths.has(written)) return this.#paths.get(written);
    const path = Path.resolve(this, written);
    if (this.#paths.size < mostPaths) this.#paths.set(written, path);
    return path;
  }

  get hasComputed(): boolean {
    return this.fields.some((field) => field.computed !== undefined || field.hasComputedInside);
  }

  get rules(): Rule[] {
    return this.product.rules.filter(({ entity }) => entity === this);
  }

  /** The groups of fields of which no two records have the same answers. */
  get uniqueTogether(): Field[][] {
    return (this.facts.unique ?? []).map((names) => names.flatMap((name) => this.field(name) ?? []));
  }

  /** Whether its records keep a history: where that is not stated, if a screen shows one. Gap `entity.history`. */
  get keepsHistory(): boolean {
    const { history } = this.facts;
    if (history !== undefined) return history === true;
    return this.product.screens.some(({ entity, facts }) => entity === this && facts.shows?.includes('history'));
  }

  /** The references of other entities that lead here. */
  get referredBy(): Field[] {
    return this.product.entities.flatMap(({ fields }) =>
      fields.flatMap(({ references }) => references.filter(({ to }) => to === this)),
    );
  }

  /** The paths of its references to another entity, also inside of objects and lists. */
  pathsTo(other: Entity | undefined): Path[] {
    const within = (...steps: [Field, ...Field[]]): Path[] => {
      const path = new Path(steps);
      const { kindName, to, properties } = path.field.items ?? path.field;
      if (kindName === 'reference') return to && to === other ? [path] : [];
      return properties.flatMap((property) => within(...steps, property));
    };
    return this.fields.flatMap((field) => within(field));
  }

  /** A record with all of its fields: what it does not have is not answered. */
  complete(values: Values): Values {
    this.#blank ??= Object.fromEntries(this.fields.map(({ name }) => [name, null]));
    return { ...this.#blank, ...values };
  }

  /** The same without a copy where every field has an answer or `null`: for who only reads. */
  completed(values: Values): Values {
    for (const name of this.#fields.keys()) if (!Object.hasOwn(values, name)) return this.complete(values);
    return values;
  }

  /**
   * What a new record begins with: its defaults, evaluated now, and its first state.
   * @param given answers that it begins with in their place; what rests on them begins with them
   */
  begin(around: Around, given: Values = {}): Values {
    const values = this.complete({ [this.key]: null, ...given });
    for (const field of inOrderOfDefaults(this.fields, 'record'))
      if (!field.isState && !Object.hasOwn(given, field.name)) values[field.name] = field.begin(around, values);
    if (this.#lifecycle) values[this.#lifecycle.field.name] = this.#lifecycle.initial?.name ?? null;
    return values;
  }

  /** The text that a person answers and a record is then called by; undefined where it is called by more, or by none. */
  get nameField(): Field | undefined {
    const { display } = this.facts;
    const field = display === undefined ? assumedNames(this)[0] : display && this.field(display);
    return field && field.kindName === 'text' && field.isAnswered ? field : undefined;
  }

  /** Whether a record is known by nothing but its number. */
  get isNameless(): boolean {
    return this.facts.display === undefined && this.isKeyAssumed && assumedNames(this).length === 0;
  }

  /** What a record is called: as `display` states, else as is assumed; undefined where that may not be seen. */
  displayOf(values: Values, around: Around = {}, depth = 0): string | undefined {
    const { display } = this.facts;
    // Of a record that may not be seen at all nothing is told, nor of a field of it that may not.
    if (around.sight && !around.sight(this, values).has(this.key)) return undefined;
    if (display === undefined) return assumedDisplay(this, values, (field) => isSeen(field, values, around));
    const nameless = identified(this, values);
    if (!display || depth > deepestDisplay) return nameless;
    if (!display.startsWith('=')) {
      const found = this.pathTo(display)?.read(values, around);
      if (found === undefined) return undefined;
      return isBlank(found) ? nameless : this.#words(display, found, around, depth);
    }
    const value = this.product.expression(display, `${this.path}.display`)?.evaluate(scopeOf(this, values, around));
    if (value === undefined || value instanceof Unknown)
      return this.#isHidden(display, values, around) ? undefined : nameless;
    return value === null || isBlank(value) ? nameless : String(plain(value));
  }

  /** The answer at a path in words: of a reference what its record is called. */
  #words(written: string, answer: unknown, around: Around, depth: number): string | undefined {
    const field = this.pathTo(written)?.field;
    if (!field?.to) return field ? field.kind.words(field, answer) || String(answer) : String(answer);
    const target = around.find?.(field.to, String(answer));
    return target ? field.to.displayOf(target, around, depth + 1) : undefined;
  }

  /** Whether a display is not known because something in it may not be seen, rather than because it was not answered. */
  #isHidden(display: string, values: Values, around: Around): boolean {
    const names = this.product.expression(display)?.names ?? [];
    const view = recordView(this, values, around);
    return names.some(
      ([root, first]) => root === 'record' && first !== undefined && view.get(first) instanceof Unknown,
    );
  }
}
