import { readSetting, writeSetting } from '#app/settings';
import type { Values } from '#specification';

/** What was typed and not saved yet, kept in this browser until it is. */
export interface Draft {
  /** Only what is different from what the form began with. */
  values: Values;
  /** What it began with, and the ETag of that; absent for a new record. */
  base?: Values;
  etag?: string;
  /** ISO 8601. */
  at: string;
  /** The tab that wrote it. */
  tab?: string;
}

/** This tab, for as long as it lives. */
const tab = crypto.randomUUID();

/** A draft; undefined where there is none that can be read. */
export function readDraft(name: string): Draft | undefined {
  const kept = readSetting(`draft.${name}`);
  if (!kept) return undefined;
  try {
    const draft: unknown = JSON.parse(kept);
    return isDraft(draft) ? draft : undefined;
  } catch {
    return undefined;
  }
}

function isDraft(draft: unknown): draft is Draft {
  if (!isObject(draft) || !isObject(draft.values)) return false;
  const hasTime = typeof draft.at === 'string' && !Number.isNaN(Date.parse(draft.at));
  const hasBase = draft.base === undefined || isObject(draft.base);
  return hasTime && hasBase && (draft.etag === undefined || typeof draft.etag === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Keeps a draft.
 * @returns false where the browser has no room for it, or keeps nothing
 */
export function writeDraft(name: string, draft: Omit<Draft, 'at' | 'tab'>): boolean {
  return writeSetting(`draft.${name}`, JSON.stringify({ ...draft, at: new Date().toISOString(), tab }));
}

/** Forgets a draft, unless another tab has written it since this one took it over. */
export function forgetDraft(name: string, taken?: Draft) {
  const kept = readDraft(name);
  const isOwn = !kept || kept.tab === tab || (taken !== undefined && kept.tab === taken.tab && kept.at === taken.at);
  if (isOwn) writeSetting(`draft.${name}`, null);
}
