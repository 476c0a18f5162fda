import { readSetting, writeSetting } from '#app/settings';
import type { Values } from '#spec';

/** What was typed and not saved yet, kept in this browser until it is. */
export interface Draft {
  /** Only what is different from what the form began with. */
  values: Values;
  /** What it began with, and the ETag of that; absent for a new record. */
  base?: Values;
  etag?: string;
  /** ISO 8601. */
  at: string;
}

export function readDraft(name: string): Draft | undefined {
  const kept = readSetting(`draft.${name}`);
  if (!kept) return undefined;
  try {
    const draft: unknown = JSON.parse(kept);
    return typeof draft === 'object' && draft !== null && 'values' in draft ? (draft as Draft) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(name: string, draft: Omit<Draft, 'at'>) {
  writeSetting(`draft.${name}`, JSON.stringify({ ...draft, at: new Date().toISOString() }));
}

export function forgetDraft(name: string) {
  writeSetting(`draft.${name}`, null);
}
