import { assumedStateField, assumedStateTitle, localeOf, stateFieldMeant } from '../assumptions.ts';
import type { Tone } from '../chapters/facts.ts';
import type { LifecycleFacts, StateFacts, TransitionFacts } from '../chapters/lifecycles/vocabulary.ts';
import { type Answer, Expression } from '../expressions/index.ts';
import type { Decision } from './access.ts';
import type { Entity } from './entity.ts';
import { Field } from './field.ts';
import type { Label } from './label.ts';
import { type Around, type Sight, scopeOf, type Values } from './record.ts';

/** The states of an entity, and what takes a record from one to the next. */
export class Lifecycle {
  readonly entity: Entity;
  readonly path: string;
  readonly facts: LifecycleFacts;
  readonly states: readonly State[];
  readonly transitions: readonly Transition[];
  #field: Field | undefined;

  constructor(entity: Entity, facts: LifecycleFacts) {
    this.entity = entity;
    this.path = `lifecycles.${entity.name}`;
    this.facts = facts;
    this.states = Object.entries(facts.states ?? {}).map(([name, state]) => new State(this, name, state));
    this.transitions = Object.entries(facts.transitions ?? {}).map(
      ([name, transition]) => new Transition(this, name, transition),
    );
  }

  /** The field that keeps the state. Where the document does not say which, the one that looks like it, else one of its own. */
  get field(): Field {
    this.#field ??=
      this.#fieldCalled(this.facts.field) ??
      this.#fieldCalled(stateFieldMeant(this.entity.facts, this.facts)) ??
      this.#fieldOfItsOwn();
    return this.#field;
  }

  #fieldCalled(called: string | null | undefined): Field | undefined {
    return this.entity.fields.find(({ name }) => name === called);
  }

  #fieldOfItsOwn(): Field {
    return new Field(this.entity, assumedStateField, `${this.path}.field`, {
      type: 'string',
      readOnly: true,
      title: assumedStateTitle(localeOf(this.entity.product.specification)),
    });
  }

  get isFieldAssumed(): boolean {
    return this.field.name !== this.facts.field;
  }

  /** The state that a record begins in. */
  get initial(): State | undefined {
    return this.state(nameOf(this, this.facts.initial));
  }

  state(name: string | undefined): State | undefined {
    return this.states.find((state) => state.name === name);
  }

  transition(name: string): Transition | undefined {
    return this.transitions.find((transition) => transition.name === name);
  }

  /** The state that a record is in; undefined where it is in none, or in one that the document does not have. */
  stateOf(values: Values): State | undefined {
    const value = values[this.field.name];
    return typeof value === 'string' ? this.state(value) : undefined;
  }

  /** The state that a record says it is in, where the document does not have that. */
  unknownStateOf(values: Values): string | undefined {
    const value = values[this.field.name];
    return typeof value === 'string' && value !== '' && this.states.length > 0 && !this.state(value)
      ? value
      : undefined;
  }

  /** Whether something on which all of it stands cannot be used: then nothing may be changed, and no transition taken. */
  get isClosed(): boolean {
    const { product } = this.entity;
    const stands = ['lifecycles', this.path, `${this.path}.field`, `${this.path}.states`];
    return stands.some((path) => product.isLost(path)) || product.unusableKeys(this.path).some((key) => !keys.has(key));
  }

  /** The fields that may be changed in the state that a record is in. */
  editable(values: Values): Sight {
    if (this.isClosed) return nothing;
    const value = values[this.field.name];
    if (value === null || value === undefined) return everything;
    return this.stateOf(values)?.editable ?? nothing;
  }

  /** Every transition out of the state that a record is in, and whether it can be taken now. */
  exits(values: Values, around: Around): Exit[] {
    const state = this.stateOf(values);
    return this.transitions
      .filter(({ from }) => state !== undefined && from.includes(state.name))
      .map((transition) => ({
        transition,
        permission: this.entity.product.access.decide(transition.name, this.entity, around, values),
        guard: transition.test(values, around),
      }));
  }
}

/** A transition that leaves the state a record is in, and whether it can be taken now. */
export interface Exit {
  transition: Transition;
  permission: Decision;
  /** Unknown blocks: the button is disabled and says why. */
  guard: Answer;
}

const keys: ReadonlySet<string> = new Set(['field', 'initial', 'states', 'transitions']);

const nothing: Sight = { has: () => false };
const everything: Sight = { has: () => true };

/** A state may be called `none`. */
function nameOf({ facts }: Lifecycle, name: string | null | undefined): string | undefined {
  return name === null && Object.hasOwn(facts.states ?? {}, 'none') ? 'none' : (name ?? undefined);
}

/** One state of a lifecycle. */
export class State {
  readonly name: string;
  readonly path: string;
  readonly label: Label;
  readonly description: string | undefined;
  readonly tone: Tone | undefined;
  /** Whether a record ends here. */
  readonly isFinal: boolean;
  /** The fields that may be changed here. */
  readonly editable: Sight;

  constructor(lifecycle: Lifecycle, name: string, facts: StateFacts) {
    const { product } = lifecycle.entity;
    this.name = name;
    this.path = `${lifecycle.path}.states.${name}`;
    this.label = product.labelOf(name, facts.title);
    this.description = facts.description ?? undefined;
    this.tone = facts.tone ?? undefined;
    this.isFinal = facts.final === true;
    const isClosed =
      product.isUnusable(this.path) ||
      product.isNotShown(this.path, 'itself') ||
      product.isNotShown(`${this.path}.editable`);
    const names = facts.editable;
    this.editable = isClosed ? nothing : names === undefined ? everything : new Set(names ?? []);
  }
}

/** What takes a record from one state to another. */
export class Transition {
  readonly lifecycle: Lifecycle;
  readonly name: string;
  readonly path: string;
  readonly facts: TransitionFacts;
  readonly label: Label;
  /** Names of states. */
  readonly from: readonly string[];

  constructor(lifecycle: Lifecycle, name: string, facts: TransitionFacts) {
    this.lifecycle = lifecycle;
    this.name = name;
    this.path = `${lifecycle.path}.transitions.${name}`;
    this.facts = facts;
    this.label = lifecycle.entity.product.labelOf(name, facts.title);
    this.from = facts.from ?? (nameOf(lifecycle, facts.from === null ? null : undefined) ? ['none'] : []);
  }

  /** Undefined where the document does not say where it leads: then it cannot be taken. */
  get to(): State | undefined {
    return this.lifecycle.state(nameOf(this.lifecycle, this.facts.to));
  }

  /** The fields to answer on the way. */
  get asks(): Field[] {
    return (this.facts.asks ?? []).flatMap((name) => this.lifecycle.entity.field(name) ?? []);
  }

  /** Whether something written in it cannot be used: then nobody can take it. */
  get isClosed(): boolean {
    const { product } = this.lifecycle.entity;
    return (
      this.lifecycle.isClosed ||
      product.isUnusable(this.path) ||
      product.isNotShown(this.path, 'itself') ||
      ['guard', 'from', 'to', 'asks'].some((key) => product.isNotShown(`${this.path}.${key}`)) ||
      this.to === undefined
    );
  }

  get guard(): Expression | undefined {
    const { product } = this.lifecycle.entity;
    if (this.isClosed) return new Expression(this.facts.guard ?? '', undefined);
    return product.expression(this.facts.guard);
  }

  /** Whether its guard lets a record pass, with the answers that were given on the way. */
  test(values: Values, around: Around): Answer {
    const answer = this.judge(values, around);
    return answer === 'spent' ? 'unknown' : answer;
  }

  /** The same, where it makes a difference that it would take too much to find out. */
  judge(values: Values, around: Around): Answer | 'spent' {
    return this.guard?.judge(scopeOf(this.lifecycle.entity, values, around)) ?? true;
  }

  /** Whether its guard rests on something that it asks for: then it is judged with the answers. */
  get isGuardOverAsked(): boolean {
    const asked = new Set(this.asks.map(({ name }) => name));
    return (
      this.guard?.names.some(([root, name]) => root === 'record' && name !== undefined && this.#rests(name, asked)) ??
      false
    );
  }

  /** A guard over a computed value rests on what that is computed from. */
  #rests(name: string, asked: ReadonlySet<string>, seen: Set<string> = new Set()): boolean {
    if (asked.has(name)) return true;
    if (seen.has(name)) return false;
    seen.add(name);
    const inner = this.lifecycle.entity.field(name)?.computed?.names ?? [];
    return inner.some(([root, next]) => root === 'record' && next !== undefined && this.#rests(next, asked, seen));
  }
}
