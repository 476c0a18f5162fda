import { type ASTNode, Environment, ParseError } from '@marcbachmann/cel-js';

/** Kleene's three values: a question that rests on something not shown has the answer `unknown`. */
export type Answer = boolean | 'unknown';

/** What an expression may name. Dates are `Date`s; what is not known is absent. */
export interface Scope {
  record?: object;
  /** The answers in the form that asks, for the choice of a reference. */
  form?: object;
  subject?: object;
  constants?: object;
}

/** The value of an expression, or what it would have needed to know. */
export type Evaluation = { known: true; value: unknown } | { known: false; because: string };

/** The moment that `now()` and `today()` give: set for the length of one evaluation. */
let moment = new Date(0);

const environment = createEnvironment();
const parsed = new Map<string, ReturnType<Environment['parse']>>();

function createEnvironment(): Environment {
  const env = new Environment({ unlistedVariablesAreDyn: true, homogeneousAggregateLiterals: false });
  const arithmetic: Record<string, (a: number, b: number) => number> = {
    '+': (a, b) => a + b,
    '-': (a, b) => a - b,
    '*': (a, b) => a * b,
    '/': (a, b) => a / b,
    '%': (a, b) => a % b,
  };
  // Whole numbers and decimals mix freely: a form knows only numbers.
  for (const [operator, calculate] of Object.entries(arithmetic)) {
    for (const [left, right] of [
      ['int', 'double'],
      ['double', 'int'],
    ]) {
      env.registerOperator(`${left} ${operator} ${right}`, (a: number | bigint, b: number | bigint) =>
        calculate(Number(a), Number(b)),
      );
    }
  }
  return env
    .registerFunction('now(): google.protobuf.Timestamp', () => moment)
    .registerFunction('today(): google.protobuf.Timestamp', () => calendarDay(moment))
    .registerFunction('date(google.protobuf.Timestamp): google.protobuf.Timestamp', startOfDay)
    .registerFunction('date(string): google.protobuf.Timestamp', (value: string) => startOfDay(new Date(value)))
    .registerFunction('days(int): google.protobuf.Duration', days)
    .registerFunction('days(double): google.protobuf.Duration', days)
    .registerFunction('list.sum(): double', (items: (number | bigint)[]) =>
      items.reduce<number>((sum, item) => sum + Number(item), 0),
    );
}

function startOfDay(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()));
}

/** The day that the person's own calendar shows. */
function calendarDay(date: Date): Date {
  return new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()));
}

function days(count: number | bigint): unknown {
  return environment.evaluate('duration(text)', { text: `${Math.round(Number(count) * 86_400)}s` });
}

function parse(source: string) {
  let expression = parsed.get(source);
  if (!expression) {
    expression = environment.parse(source);
    parsed.set(source, expression);
  }
  return expression;
}

/** Evaluates a CEL expression. Never throws: what rests on something absent or null is not known. */
export function evaluate(source: string, scope: Scope, now = new Date()): Evaluation {
  moment = now;
  try {
    const value: unknown = parse(source)(scope);
    return { known: true, value: typeof value === 'bigint' ? Number(value) : value };
  } catch (error) {
    return { known: false, because: firstLine(error) };
  }
}

/** Whether a condition holds. Anything but true and false is unknown. */
export function holds(source: string, scope: Scope, now?: Date): Answer {
  const evaluation = evaluate(source, scope, now);
  return evaluation.known && typeof evaluation.value === 'boolean' ? evaluation.value : 'unknown';
}

/** What is wrong with the syntax of an expression, if anything. */
export function syntaxError(source: string): string | undefined {
  try {
    parse(source);
    return undefined;
  } catch (error) {
    return error instanceof ParseError ? error.summary : firstLine(error);
  }
}

/** The dotted names in an expression, longest first steps only: `record.customer.phone` gives `['record', 'customer', 'phone']`. */
export function namesIn(source: string): string[][] {
  const names: string[][] = [];
  const walk = (node: ASTNode) => {
    const path = dotted(node);
    if (path) names.push(path);
    else for (const child of childrenOf(node)) walk(child);
  };
  try {
    walk(parse(source).ast);
  } catch {
    return [];
  }
  return names;
}

function dotted(node: ASTNode): string[] | undefined {
  if (node.op === 'id') return [node.args];
  if (node.op !== '.') return undefined;
  const base = dotted(node.args[0]);
  return base && [...base, node.args[1]];
}

function childrenOf(node: ASTNode): ASTNode[] {
  const flat: unknown[] = Array.isArray(node.args) ? node.args.flat(2) : [node.args];
  return flat.filter((item): item is ASTNode => typeof item === 'object' && item !== null && 'op' in item);
}

const embedded = /\{([^{}]+)\}/g;

/** The expressions between braces in a text of the document. */
export function expressionsIn(text: string): string[] {
  return [...text.matchAll(embedded)].map(([, source]) => source ?? '');
}

/** Fills the expressions between braces in a text; one that is not known stays as it is written. */
export function interpolate(text: string, scope: Scope, show: (value: unknown) => string = String): string {
  return text.replace(embedded, (written, source: string) => {
    const evaluation = evaluate(source, scope);
    return evaluation.known ? show(evaluation.value) : written;
  });
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
}
