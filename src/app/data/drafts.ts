import { readSetting, writeSetting } from '#app/settings';
import type { Values } from '#spec';

/** What was typed and not saved yet, kept in this browser until it is. */
export interface Draft {
  values: Values;
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

export function writeDraft(name: string, values: Values) {
  writeSetting(`draft.${name}`, JSON.stringify({ values, at: new Date().toISOString() }));
}

export function forgetDraft(name: string) {
  writeSetting(`draft.${name}`, null);
}
