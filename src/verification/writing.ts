import { type Entity, isAlike, type Subject, type Transition, type Values, withComputed } from '#specification';
import { type Issue, referencesIn, uniquesIn, validate } from '#specification/validation';
import { ExpectedAccess } from './expected-access.ts';
import { perturbations } from './search/perturbations.ts';
import { answeredOf } from './spot.ts';
import type { Answer, Asking, Stage } from './stage.ts';

/**
 * A way in which somebody may write a record: by making it, by changing it, or by a transition that asks for answers. It
 * foresees, from the document, what will be refused.
 */
export class Writing {
  readonly stage: Stage;
  readonly does: string;
  readonly entity: Entity;
  readonly subject: Subject;
  /** The record as it is; absent where one is made. */
  readonly stored: Values | undefined;
  /** What is there before anything is answered. */
  readonly base: Values;
  readonly transition: Transition | undefined;
  readonly #access: ExpectedAccess;
  #names: readonly string[] | undefined;

  constructor(stage: Stage, does: string, entity: Entity, subject: Subject, stored?: Values) {
    this.stage = stage;
    this.does = does;
    this.entity = entity;
    this.subject = subject;
    this.stored = stored;
    this.transition = entity.lifecycle?.transition(does);
    this.base = stored ?? entity.begin(stage.world.around(subject));
    this.#access = new ExpectedAccess(stage.product, stage.world);
  }

  /** The fields that it takes answers to, whoever may give them. */
  get names(): readonly string[] {
    this.#names ??= this.#namesTaken();
    return this.#names;
  }

  #namesTaken(): string[] {
    const { entity, transition, stored } = this;
    const taken = this.stage.product.operation(entity, this.does)?.call?.facts.body;
    return entity.fields.flatMap(({ name, isAnswered }) => {
      if (!isAnswered || (stored && name === entity.key)) return [];
      if (transition) return transition.asks.some((field) => field.name === name) ? [name] : [];
      return taken && !taken.includes(name) ? [] : [name];
    });
  }

  /** Whether somebody may do this at all to a record that comes to be so. */
  isPermitted(result: Values): boolean {
    return this.#access.may(this.subject, this.does, this.entity, this.stored ?? result).may;
  }

  mayWrite(name: string, result: Values): boolean {
    const { entity, subject, does, stored } = this;
    if (stored && !this.transition && !isEditable(entity, stored, name)) return false;
    return this.#access.mayField(subject, does, entity, stored ?? result, name);
  }

  /** Whether it takes an answer to a field from this person in a record that comes to be so. */
  takes(name: string, result: Values): boolean {
    return this.names.includes(name) && this.mayWrite(name, result);
  }

  /** The fields that it takes from this person in a record that comes to be so. */
  writable(result: Values): string[] {
    return this.names.filter((name) => this.mayWrite(name, result));
  }

  /** Only what differs from what is there is sent. */
  bodyFor(result: Values): Values {
    const changed = this.names.filter((name) => !isAlike(result[name], this.base[name]));
    return Object.fromEntries(
      changed.map((name) => {
        const field = this.entity.field(name);
        return [name, (field ? answeredOf(field, result[name]) : result[name]) ?? null];
      }),
    );
  }

  /** The record that comes of some answers. */
  resultOf(answers: Values): Values {
    const { transition } = this;
    const state = transition?.to ? { [transition.lifecycle.field.name]: transition.to.name } : {};
    return { ...this.base, ...answers, ...state };
  }

  /** Whether, from what the document says, a record that is to be so will be refused for nothing but its answers. */
  isOpenFor(result: Values): boolean {
    if (!this.isPermitted(result)) return false;
    if (!Object.keys(this.bodyFor(result)).every((name) => this.mayWrite(name, result))) return false;
    return this.transition === undefined || this.isGuardPassed(result);
  }

  /** Whether it leaves the state that the record is in, and its guard lets it pass. */
  isGuardPassed(result: Values): boolean {
    const { transition, base, stage, subject } = this;
    if (!transition) return true;
    const { field } = transition.lifecycle;
    if (!transition.from.includes(String(base[field.name]))) return false;
    const around = stage.world.around(subject);
    const before = { ...result, [field.name]: base[field.name] };
    const passes = (values: Values) => transition.test(values, around) === true;
    return passes(before) && (transition.isGuardOverAsked || passes(base));
  }

  /** What is wrong with a record that is to be so. */
  issues(result: Values): Issue[] {
    const may = new Set(this.writable(result));
    return validate(this.entity, result, this.stage.world.around(this.subject), { may }).filter(
      ({ severity }) => severity === 'error',
    );
  }

  /** Whether, from what the document says, it will be done. */
  isFine(result: Values): boolean {
    return this.isOpenFor(result) && this.issues(result).length === 0 && this.isFree(result);
  }

  /** Whether what it refers to may be referred to, and what no other may have is not taken. */
  isFree(result: Values): boolean {
    const { entity, stage, subject } = this;
    const { world } = stage;
    const around = world.around(subject);
    if (!this.#isKeyFree(result)) return false;
    const isReferable = referencesIn(entity, result, around).every((held) => {
      const target = world.find(held.to, held.key);
      const [name = ''] = held.path;
      if (!target || isAlike(this.base[name], result[name])) return target !== undefined;
      return (
        this.maySee(held.to, held.key) &&
        held.field.mayReferTo(target, { entity, values: result }, around, held.item) !== false
      );
    });
    if (!isReferable) return false;
    const key = entity.keyOf(result);
    return uniquesIn(entity, withComputed(entity, result, around)).every((unique) => {
      const owner = world.ownerOf(entity, unique);
      return owner === undefined || owner === key;
    });
  }

  /** Where people answer the key themselves, it must be there, and nobody else's. */
  #isKeyFree(result: Values): boolean {
    const { entity, stage, stored } = this;
    if (stored || !entity.isKeyAnswered) return true;
    const key = entity.keyOf(result);
    return key !== '' && !stage.world.find(entity, key);
  }

  /** Whether this person may see a record of another entity. */
  maySee(entity: Entity, key: unknown): boolean {
    const target = this.stage.world.find(entity, String(key));
    const may = (action: string) => this.#access.may(this.subject, action, entity, target).may;
    return target !== undefined && (may('read') || may('list'));
  }

  /** Whether this person sees a field of the record that comes of it. */
  mayReadBack(name: string, result: Values): boolean {
    return this.#access.maySee(this.subject, 'read', this.entity, result, name);
  }

  /** The record with other answers to some fields. */
  changedIn(result: Values, names: readonly string[]): Iterable<Values> {
    return perturbations(this.entity, result, names, this.stage.world);
  }

  /** Sends what makes the record so. */
  send(result: Values, { body, ...asking }: Asking = {}): Promise<Answer> {
    return this.stage.perform(this.subject, this.does, this.entity, this.stored, {
      body: body ?? this.bodyFor(result),
      ...asking,
    });
  }
}

/** Whether a field may be changed in the state that a record is in, as chapter 4 writes it: what it does not show, may not. */
export function isEditable({ product, name: entity, lifecycle }: Entity, values: Values, field: string): boolean {
  if (!lifecycle) return true;
  if (lifecycle.isClosed) return false;
  const state = values[lifecycle.field.name];
  const facts = product.specification.lifecycles[entity]?.states;
  if (typeof state !== 'string' || !facts) return true;
  const path = `${lifecycle.path}.states.${state}`;
  const isOpen = [product.isUnusable(path), product.isNotShown(path, 'itself'), product.isNotShown(`${path}.editable`)];
  if (isOpen.some(Boolean)) return false;
  const editable = facts[state]?.editable;
  return editable === undefined || (editable?.includes(field) ?? false);
}
