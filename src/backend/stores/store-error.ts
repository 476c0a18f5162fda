/**
 * Why a store cannot keep or give records: a `newer` Ninefold wrote them, storage is `forbidden` here, another tab has
 * `blocked` it, it is `full`, or it `failed` otherwise.
 */
export type StoreErrorCode = 'newer' | 'forbidden' | 'blocked' | 'full' | 'failed';

/** The store cannot be used. It has no words of its own: whoever shows it has them, by its code. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, cause?: unknown) {
    super(code, { cause });
    this.name = 'StoreError';
    this.code = code;
  }
}

const codes: Record<string, StoreErrorCode> = {
  VersionError: 'newer',
  SecurityError: 'forbidden',
  QuotaExceededError: 'full',
};

/** An error of the browser's storage as a `StoreError`; any other as it is. */
export function storeErrorOf(error: unknown): unknown {
  return error instanceof DOMException ? new StoreError(codes[error.name] ?? 'failed', error) : error;
}
