import { callFunction } from './functions.ts';
import { countOf, narrowingOf, recordsIn } from './narrowing.ts';
import type { Node } from './node.ts';
import { operate } from './operators.ts';
import { asPart, type Question } from './question.ts';
import type { Scope } from './scope.ts';
import {
  isEmptyValue,
  isRecords,
  isStructure,
  plain,
  type Structure,
  structure,
  Unknown,
  type Value,
} from './values.ts';

/** What one evaluation carries along: its scope, what comprehensions have named, and how much it may still do. */
interface Run {
  scope: Scope;
  items: Map<string, Value>;
  steps: number;
  /** What of it a walk over records has brought. */
  paid: number;
  /** Undefined inside of what another question leads to: only a walk of the question itself is paid by what it walks over. */
  question: Question | undefined;
}

type Compiled = (run: Run) => Value;

/** How much one evaluation may do. Beyond that its value is not known. */
const budget = 200_000;
/** What a record costs beyond the condition itself: what is computed of it. */
const perRecord = 50;
/** The value of what would take more than one question may. */
export const spent = new Unknown('budget');

/** Turns a parsed expression into a function that never throws and never runs for long. */
export function compileNode(node: Node): (scope: Scope) => Value {
  const compiled = compile(node);
  return (scope) =>
    asPart<Value>((question, isWhole) => {
      const steps = Math.min(budget, question.steps);
      const run: Run = { scope, items: new Map(), steps, paid: 0, question: isWhole ? question : undefined };
      const value = compiled(run);
      question.steps -= steps + run.paid - run.steps;
      return run.steps < 0 ? spent : value;
    }, spent);
}

function compile(node: Node): Compiled {
  const inner = build(node);
  return (run) => (run.steps-- > 0 ? inner(run) : spent);
}

function build(node: Node): Compiled {
  switch (node.op) {
    case 'value':
      return () => node.value;
    case 'name':
      return ({ items, scope }) =>
        orUnknown(items.has(node.name) ? items.get(node.name) : scope.root(node.name), node.name);
    case 'select':
      return select(node.of, node.name);
    case 'index':
      return index(compile(node.of), compile(node.at));
    case 'has':
      return has(compile(node.of));
    case 'call':
      return call(node);
    case 'each':
      return each(node);
    case 'list':
      return listOf(node.items.map(compile));
    case 'map':
      return mapOf(node.entries.map(([key, value]) => [compile(key), compile(value)]));
    case 'and':
      return both(compile(node.left), compile(node.right), false);
    case 'or':
      return both(compile(node.left), compile(node.right), true);
    case 'not':
      return map(compile(node.of), (value) => (typeof value === 'boolean' ? !value : new Unknown('!')));
    case 'minus':
      return map(compile(node.of), (value) => (typeof value === 'number' ? -value : new Unknown('-')));
    case 'if':
      return choose(compile(node.test), compile(node.yes), compile(node.no));
    default: {
      const [left, right] = [compile(node.left), compile(node.right)];
      return (run) => {
        const a = plain(left(run));
        const b = plain(right(run));
        if (a instanceof Unknown) return a;
        if (b instanceof Unknown) return b;
        run.steps -= sizeOf(a, run.steps);
        run.steps -= sizeOf(b, run.steps);
        return run.steps < 0 ? spent : operate(node.op, a, b, run.scope);
      };
    }
  }
}

/** What it costs to go over a value once, with everything in it; no more is counted than the most. */
function sizeOf(value: Value, most: number): number {
  if (typeof value === 'string') return value.length >> 6;
  if (typeof value !== 'object' || value === null || value instanceof Unknown) return 0;
  // Of a reference only its key is looked at.
  const inside = Array.isArray(value) ? value : isStructure(value) && plain(value) === value ? insideOf(value) : [];
  let size: number = inside.length;
  for (const inner of inside) {
    if (size > most) break;
    size += sizeOf(inner, most - size);
  }
  return size;
}

function insideOf(value: Structure): Value[] {
  return value.names().map((name) => value.get(name) ?? null);
}

function map(inner: Compiled, change: (value: Value) => Value): Compiled {
  return (run) => {
    const value = inner(run);
    return value instanceof Unknown ? value : change(value);
  };
}

/** Whatever is asked of something empty is empty as well. */
function select(of: Node, name: string): Compiled {
  const inner = compile(of);
  return (run) => {
    const value = inner(run);
    if (value === null || value instanceof Unknown) return value;
    const selected = orUnknown(isStructure(value) ? value.get(name) : undefined, name);
    // A list is made anew whenever it is asked for.
    if (Array.isArray(selected)) run.steps -= selected.length;
    return selected;
  };
}

/** `null` is an answer, undefined is none. */
function orUnknown(value: Value | undefined, name: string): Value {
  return value === undefined ? new Unknown(name) : value;
}

function index(of: Compiled, at: Compiled): Compiled {
  return (run) => {
    const [value, position] = [of(run), at(run)];
    if (value === null) return null;
    if (Array.isArray(value) && typeof position === 'number') return orUnknown(value[position], '[]');
    if (value instanceof Unknown || typeof position !== 'string' || !isStructure(value)) return new Unknown('[]');
    return orUnknown(value.get(position), position);
  };
}

function has(inner: Compiled): Compiled {
  return (run) => {
    const value = inner(run);
    if (value instanceof Unknown) return value;
    run.steps -= sizeOf(value, run.steps);
    const isEmpty = run.steps < 0 ? undefined : isEmptyValue(value);
    return isEmpty === undefined ? new Unknown('has') : !isEmpty;
  };
}

function call({ name, on, args }: Node & { op: 'call' }): Compiled {
  const values = [...(on ? [on] : []), ...args].map(compile);
  return (run) => {
    const given: Value[] = [];
    for (const value of values) {
      const one = value(run);
      if (one instanceof Unknown) return one;
      run.steps -= sizeOf(one, run.steps);
      given.push(plain(one));
    }
    return run.steps < 0 ? spent : callFunction(name, given, run.scope);
  };
}

function listOf(items: Compiled[]): Compiled {
  return (run) => {
    const values = items.map((item) => item(run));
    return values.find((value) => value instanceof Unknown) ?? values;
  };
}

function mapOf(entries: [Compiled, Compiled][]): Compiled {
  return (run) => structure(entries.map(([key, value]) => [String(key(run)), value(run)] as const));
}

/** Kleene's `&&` and `||`: one side may decide although the other is not known. */
function both(left: Compiled, right: Compiled, decisive: boolean): Compiled {
  return (run) => {
    const a = left(run);
    if (a === decisive) return decisive;
    const b = right(run);
    if (b === decisive) return decisive;
    if (b === spent) return spent;
    if (typeof a !== 'boolean') return a instanceof Unknown ? a : new Unknown('&&');
    return typeof b === 'boolean' || b instanceof Unknown ? b : new Unknown('&&');
  };
}

function choose(test: Compiled, yes: Compiled, no: Compiled): Compiled {
  return (run) => {
    const answer = test(run);
    if (typeof answer !== 'boolean') return answer instanceof Unknown ? answer : new Unknown('?:');
    return answer ? yes(run) : no(run);
  };
}

/** The items that a comprehension goes over, each with its answer. */
function each(node: Node & { op: 'each' }): Compiled {
  const { kind, over, item, test, result } = node;
  const source = compile(over);
  const narrowed = narrow(node);
  const asked = test ? compile(test) : undefined;
  const given = result ? compile(result) : undefined;
  const ofRecord = recordsIn(node) === undefined ? 0 : perRecord + countOf(test, result);
  return (run) => {
    const value = narrowed?.(run) ?? source(run);
    if (value instanceof Unknown) return value;
    const items = itemsOf(value);
    if (!items) return new Unknown(kind);
    // To look at every record of the store once takes no more than the store does: only what goes beyond that is counted.
    if (run.items.size === 0) pay(run, items.length * ofRecord);
    const outer = run.items.get(item);
    const visit = (one: Value, compiled: Compiled): Value => {
      run.items.set(item, one);
      return compiled(run);
    };
    const found = gather(kind, items, asked && ((one) => visit(one, asked)), given && ((one) => visit(one, given)));
    if (outer === undefined) run.items.delete(item);
    else run.items.set(item, outer);
    return found;
  };
}

/** Pays for a walk: what is computed on the way is paid as well. */
function pay(run: Run, steps: number) {
  if (!run.question) return;
  run.steps += steps;
  run.paid += steps;
  run.question.steps += steps;
}

/** The records that can decide a comprehension, by what they must equal; undefined where all of them can. */
function narrow(node: Node & { op: 'each' }): ((run: Run) => Value | undefined) | undefined {
  const narrowing = narrowingOf(node);
  if (!narrowing) return undefined;
  const sides = narrowing.equals.map(([name, side]) => [name, compile(side)] as const);
  return (run) => {
    const records = run.items.has('records') ? undefined : run.scope.root('records');
    if (!records || !isRecords(records)) return undefined;
    return records.having(
      narrowing.entity,
      sides.map(([name, side]) => [name, plain(side(run))]),
    );
  };
}

function itemsOf(value: Value): readonly Value[] | undefined {
  if (value === null) return [];
  if (Array.isArray(value)) return value;
  return isStructure(value) ? value.names() : undefined;
}

type Visit = (item: Value) => Value;

function gather(kind: string, items: readonly Value[], test: Visit | undefined, result: Visit | undefined): Value {
  let unknown: Unknown | undefined;
  const kept: Value[] = [];
  let count = 0;
  for (const item of items) {
    const answer = test ? test(item) : true;
    if (answer === spent) return spent;
    if (typeof answer !== 'boolean') {
      unknown = answer instanceof Unknown ? answer : new Unknown(kind);
      continue;
    }
    if (kind === 'exists' && answer) return true;
    if (kind === 'all' && !answer) return false;
    if (!answer) continue;
    count++;
    const given = result ? result(item) : item;
    if (given instanceof Unknown) unknown = given;
    kept.push(given);
  }
  if (unknown) return unknown;
  if (kind === 'exists') return false;
  if (kind === 'all') return true;
  return kind === 'exists_one' ? count === 1 : kept;
}
