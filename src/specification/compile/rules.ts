import { assumedPlaces } from '../assumptions.ts';
import type { RuleFacts } from '../chapters/rules/vocabulary.ts';
import type { Answer, Expression } from '../expressions/index.ts';
import type { Entity } from './entity.ts';
import type { Field } from './field.ts';
import type { Label } from './label.ts';
import type { Product } from './product.ts';
import { type Around, scopeOf, type Values } from './record.ts';

/** What must hold for a record. */
export class Rule {
  readonly product: Product;
  readonly name: string;
  readonly path: string;
  readonly facts: RuleFacts;
  readonly label: Label;

  constructor(product: Product, name: string, facts: RuleFacts) {
    this.product = product;
    this.name = name;
    this.path = `rules.${name}`;
    this.facts = facts;
    this.label = product.labelOf(name, facts.title);
  }

  get entity(): Entity | undefined {
    return this.facts.entity ? this.product.entity(this.facts.entity) : undefined;
  }

  get assert(): Expression | undefined {
    return this.product.expression(this.facts.assert, `${this.path}.assert`);
  }

  get when(): Expression | undefined {
    return this.product.expression(this.facts.when, `${this.path}.when`);
  }

  /** The paths to the fields that show it; none where it is shown of the record as a whole. */
  get places(): readonly string[] {
    return this.facts.at === undefined ? assumedPlaces(this) : (this.facts.at ?? []);
  }

  /** Whether the fields that show it are told by what it asks, not by the document. */
  get isPlaceAssumed(): boolean {
    return this.facts.at === undefined && this.at.length > 0;
  }

  /** The fields that show it. */
  get at(): Field[] {
    return this.places.flatMap((name) => this.entity?.pathTo(name)?.first ?? []);
  }

  get severity(): 'error' | 'warning' {
    return this.facts.severity ?? 'error';
  }

  /** Whether only the server asks for it. */
  get isOfServer(): boolean {
    return this.facts.checkedBy === 'server';
  }

  /** The name of its error in chapter 8, or its own where it has none. */
  get error(): string {
    return this.facts.error ?? this.name;
  }

  /** What people read where it is broken, before expressions in it are filled in. */
  get says(): { title: Label; detail: string } {
    const error = this.product.error(this.error);
    return { title: this.product.labelOf(this.error, error?.title ?? this.facts.title), detail: error?.detail ?? '' };
  }

  /** Whether it looks at other records. */
  get looksAtOthers(): boolean {
    return [this.assert, this.when].some((expression) => expression?.names.some(([root]) => root === 'records'));
  }

  /** Whether a record keeps it. What is not known never breaks it; what takes too much to find out was not passed over. */
  test(values: Values, around: Around): Answer | 'spent' {
    const { entity, assert, when } = this;
    if (!entity || !assert || this.product.isLost(`${this.path}.when`)) return 'unknown';
    const scope = scopeOf(entity, values, around);
    const applies = when?.judge(scope) ?? true;
    if (applies !== true) return applies === 'spent' ? 'spent' : 'unknown';
    return assert.judge(scope);
  }
}
