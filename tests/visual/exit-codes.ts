/** How a run ended, for scripts: 1 means that there are changes to look at, and nothing else. */
export const exitCodes = { unchanged: 0, changes: 1, failures: 2, otherEnvironment: 3, nothingTaken: 4, usage: 5 };

/** What a run ends with that found this; what nobody looked at never passes. */
export function codeOf(changes: readonly { kind: string }[], missing?: string): number {
  if (missing) return exitCodes.failures;
  if (changes.length === 0) return exitCodes.unchanged;
  return changes.some(({ kind }) => kind === 'failed') ? exitCodes.failures : exitCodes.changes;
}

/** It cannot go on: one sentence for a person, and the exit code. */
export class Stop extends Error {
  readonly code: number;

  constructor(message: string, code = exitCodes.failures) {
    super(message);
    this.code = code;
  }
}
