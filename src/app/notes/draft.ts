import { parseKept } from '#app/settings';
import { isObject } from '#specification';
import type { Note } from '#specification/notes';

/** What is typed at a gap, and not saved yet. */
export interface Draft {
  asked: string;
  note: string;
  /** What was noted when it was begun, as it is compared; absent in one that was kept before that was. */
  seen?: string;
}

/** What was kept of it; undefined where that cannot be read. */
export function parseDraft(kept: string): Draft | undefined {
  const found = parseKept(kept);
  if (!isObject(found)) return undefined;
  const { asked, note, seen } = found;
  if (typeof asked !== 'string' || typeof note !== 'string') return undefined;
  return { asked, note, ...(typeof seen === 'string' && { seen }) };
}

/** The note that is saved; null where nothing is left of it. Who is asked anew is asked since that day. */
export function changedNote({ question, ...before }: Note, draft: Draft, now: Date): Note | null {
  const asked = draft.asked.trim();
  const note = draft.note.trim();
  if (!asked && !note) return null;
  // The day of whoever writes.
  const today = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  const since = asked === before.asked ? before.since : today;
  return { question, ...(asked && { asked, ...(since && { since }) }), ...(note && { note }) };
}
