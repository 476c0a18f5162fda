/** What people noted at a gap. */
export interface Note {
  /** The question as it was when the note was written, so that the file can be read alone. */
  question?: string;
  /** Who has been asked. */
  asked?: string;
  /** Since when, as `2026-11-21`. */
  since?: string;
  /** In their own words. */
  note?: string;
}
