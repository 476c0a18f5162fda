import type { UseFormReturn } from 'react-hook-form';
import type { PathErrors } from '#app/fields';
import { isEmpty, type Values } from '#specification';

/** The form as react-hook-form keeps it, its fields under names that mean nothing else there. */
export type Form = Pick<
  UseFormReturn<Values>,
  'setValue' | 'setError' | 'clearErrors' | 'getFieldState' | 'reset' | 'subscribe'
>;

/** The server said so: that stands until the answer is another. */
const answered = 'server';
const nothing: PathErrors = {};

/** All that is drawn of one field. */
interface FieldAnswer {
  value: unknown;
  errors: PathErrors;
  warning: string | undefined;
}

/** One field of a form, for who draws it: told only when something of its own changes. */
export interface Followed {
  subscribe: (listener: () => void) => () => void;
  now: () => FieldAnswer;
}

/**
 * The answers of a form while somebody types, and what is wrong with them; react-hook-form keeps values, errors and which
 * fields were left. Each field follows its own only: a form may have hundreds.
 */
export class Answers {
  readonly #form: Form;
  #values: Values;
  readonly #wrong = new Set<string>();
  /** What was answered here, even if it was taken away again. */
  readonly #given = new Set<string>();
  /** What is wrong with the record as a whole. */
  #whole: readonly string[] = [];
  #warnings: ReadonlyMap<string, string> = new Map();
  #version = 0;
  readonly #listeners = new Set<() => void>();
  readonly #followers = new Map<string, Set<() => void>>();

  constructor(form: Form, values: Values) {
    this.#form = form;
    this.#values = values;
    form.subscribe({
      formState: { values: true, errors: true },
      callback: ({ name, values: now }) => {
        if (name === undefined) return this.#tell();
        const own = nameOf(name);
        if (this.#values[own] !== now[name]) this.#values = { ...this.#values, [own]: now[name] };
        this.#tell([own]);
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  follow(name: string): Followed {
    let known: FieldAnswer | undefined;
    return {
      subscribe: (listener) => {
        const followers = this.#followers.get(name) ?? new Set();
        this.#followers.set(name, followers.add(listener));
        return () => followers.delete(listener);
      },
      now: () => {
        const now = {
          value: this.#values[name] ?? null,
          errors: this.errorsOf(name),
          warning: this.#warnings.get(name),
        };
        if (!known || known.value !== now.value || known.errors !== now.errors || known.warning !== now.warning)
          known = now;
        return known;
      },
    };
  }

  readonly values = (): Values => this.#values;
  /** Another number after each change: for who draws all that is wrong. */
  readonly version = (): number => this.#version;
  readonly whole = (): readonly string[] => this.#whole;
  readonly warnings = (): ReadonlyMap<string, string> => this.#warnings;

  errorsOf(name: string): PathErrors {
    if (!this.#wrong.has(name)) return nothing;
    return (this.#form.getFieldState(keyOf(name)).error?.types as PathErrors | undefined) ?? nothing;
  }

  /** The fields that are checked as soon as anything changes: a field itself once it was left, and all that is wrong. */
  toCheck(name: string): string[] {
    const isLeft = this.#form.getFieldState(keyOf(name)).isTouched;
    return [...new Set([...(isLeft ? [name] : []), ...this.#wrong])];
  }

  set(name: string, value: unknown) {
    this.#given.add(name);
    if (this.#isAnswered(name)) this.#clear(name);
    this.#form.setValue(keyOf(name), value);
  }

  /** A field is left. One that is only passed through, empty as it was, may still be answered: nothing is said of it. */
  touch(name: string) {
    if (isEmpty(this.#values[name]) && !this.#given.has(name)) return;
    this.#form.setValue(keyOf(name), this.#values[name], { shouldTouch: true });
  }

  /** Takes over what was found to be wrong with some fields. */
  found(names: readonly string[], wrong: ReadonlyMap<string, PathErrors>, whole?: readonly string[]) {
    if (whole) this.#whole = whole;
    for (const name of names) {
      const errors = wrong.get(name);
      if (errors) this.#set(name, 'check', errors);
      else if (!this.#isAnswered(name)) this.#clear(name);
    }
    this.#tell(names);
  }

  /** Takes over what the server says is wrong. */
  answered(wrong: ReadonlyMap<string, PathErrors>, whole: readonly string[]) {
    this.#whole = whole;
    for (const name of this.#wrong) if (!wrong.has(name)) this.#clear(name);
    for (const [name, errors] of wrong) this.#set(name, answered, errors);
    this.#tell();
  }

  warn(warnings: ReadonlyMap<string, string>) {
    const before = this.#warnings;
    if (warnings.size === 0 && before.size === 0) return;
    this.#warnings = warnings;
    this.#tell([...before.keys(), ...warnings.keys()]);
  }

  /** Begins anew. */
  reset(values: Values) {
    this.#values = values;
    this.#given.clear();
    this.#wrong.clear();
    this.#whole = [];
    this.#warnings = new Map();
    this.#form.reset(encoded(values));
    this.#tell();
  }

  #isAnswered(name: string): boolean {
    return this.#form.getFieldState(keyOf(name)).error?.type === answered;
  }

  #set(name: string, type: string, errors: PathErrors) {
    this.#wrong.add(name);
    this.#form.setError(keyOf(name), { type, types: errors });
  }

  #clear(name: string) {
    if (this.#wrong.delete(name)) this.#form.clearErrors(keyOf(name));
  }

  /** @param names the fields that something changed of; all where absent */
  #tell(names: Iterable<string> = this.#followers.keys()) {
    this.#version++;
    for (const name of names) for (const follower of this.#followers.get(name) ?? []) follower();
    for (const listener of this.#listeners) listener();
  }
}

/** react-hook-form reads dots and brackets in names as paths: fields of a document may be called anything. */
function keyOf(name: string): string {
  return `field-${[...name].map((character) => character.codePointAt(0)?.toString(36)).join('-')}`;
}

function nameOf(key: string): string {
  return key
    .split('-')
    .slice(1)
    .map((code) => (code ? String.fromCodePoint(Number.parseInt(code, 36)) : ''))
    .join('');
}

/** The values as the form keeps them. */
export function encoded(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [keyOf(name), value]));
}
