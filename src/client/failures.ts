import type { ProblemDetails } from '#backend';

/** The server answered that something is wrong. */
export class ProblemError extends Error {
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
export class UnreadableAnswer extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** Nobody answered: no network, no server, or not in time. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
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
