import type { ProblemDetails } from '#backend';

/**
 * What is known of a change that failed. `not made`: it was refused, or never left. `once`: it may have been made, and is not
 * made twice where it is sent again. `unknown`: it may have been made, and would be made again.
 */
export type Outcome = 'not made' | 'once' | 'unknown';

/** A call that failed. */
abstract class Failure extends Error {
  /** Of a change; what only reads changes nothing. */
  outcome: Outcome = 'not made';
}

/** The server answered that something is wrong. */
export class ProblemError extends Failure {
  override readonly name = 'ProblemError';
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails) {
    super(details.title || `HTTP ${details.status}`);
    this.details = details;
  }

  get status(): number {
    return this.details.status;
  }

  /** The name of the error in chapter 8, where it has one. */
  get code(): string | undefined {
    const [, name] = /^urn:problem:(.+)$/s.exec(this.details.type) ?? [];
    return name === undefined ? undefined : decoded(name);
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The server answered that all is well, with something that was not asked for: nothing is known of the outcome. */
export class UnreadableAnswer extends Failure {
  override readonly name = 'UnreadableAnswer';
}

/** Nobody answered: no network, no server, or not in time. */
export class Unreachable extends Failure {
  override readonly name = 'Unreachable';
  /** Somebody may have received the call, only its answer was lost. */
  readonly mayHaveArrived: boolean;
  /** It was waited for as long as a call may take. */
  readonly isLate: boolean;

  constructor(message?: string, options: ErrorOptions & { mayHaveArrived?: boolean; isLate?: boolean } = {}) {
    super(message, options);
    this.mayHaveArrived = options.mayHaveArrived ?? true;
    this.isLate = options.isLate ?? false;
  }
}

/** What is known of a change that failed so. */
export function outcomeOf(error: unknown): Outcome {
  return error instanceof Failure ? error.outcome : 'not made';
}

/**
 * Notes what is known of a change that failed.
 * @param isRepeatable whether sending it again does it only once
 */
export function withOutcome(error: unknown, isRepeatable: boolean): unknown {
  if (!(error instanceof Failure)) return error;
  const isOpen =
    error instanceof UnreadableAnswer ||
    (error instanceof Unreachable && error.mayHaveArrived) ||
    (error instanceof ProblemError && [408, 500, 502, 504].includes(error.status));
  error.outcome = isOpen ? (isRepeatable ? 'once' : 'unknown') : 'not made';
  return error;
}

/** The address of a call has a parameter of which nothing is known. */
export class MissingParameter extends Error {
  override readonly name = 'MissingParameter';
  readonly parameter: string;

  constructor(parameter: string) {
    super(parameter);
    this.parameter = parameter;
  }
}
