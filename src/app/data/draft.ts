import { parseKept } from '#app/settings';
import { isObject, type Values } from '#specification';

/** What was typed and not saved yet, kept in this browser until it is. */
export interface Draft {
  /** Only what is different from what the form began with. */
  values: Values;
  /** What it began with, and the ETag of that; absent for a new record. */
  base?: Values;
  etag?: string;
  /** The step that somebody was at, from 0; absent in the first. */
  step?: number;
  /** ISO 8601. */
  at: string;
}

/** A draft as it was kept; undefined where it cannot be read. */
export function parseDraft(kept: string): Draft | undefined {
  const draft = parseKept(kept);
  return isDraft(draft) ? draft : undefined;
}

function isDraft(draft: unknown): draft is Draft {
  if (!isObject(draft) || !isObject(draft.values)) return false;
  const hasTime = typeof draft.at === 'string' && !Number.isNaN(Date.parse(draft.at));
  const hasBase = draft.base === undefined || isObject(draft.base);
  const hasStep = draft.step === undefined || (Number.isInteger(draft.step) && Number(draft.step) >= 0);
  return hasTime && hasBase && hasStep && (draft.etag === undefined || typeof draft.etag === 'string');
}
