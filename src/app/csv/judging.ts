import type { Session } from '#app/data';
import type { Checks, FormTarget, Lock } from '#app/form';
import type { OneRecord } from '#client';
import type { Entity, Field, Values } from '#specification';
import type { Reading } from './answer-of.ts';
import type { Changed } from './changes-in.ts';
import type { SheetRow } from './read-csv.ts';

/** One row of a file, what it does, and what is wrong with it. */
export interface CheckedRow extends SheetRow {
  does: 'create' | 'update' | 'unchanged';
  /** What is sent: all answers of a new record, of one that there is those that are others than before. */
  values: Values;
  /** The record that it changes, with the revision that it was read in. */
  record?: OneRecord;
  /** Old and new, field by field. */
  changes: readonly Changed[];
  /** In words. */
  wrong: readonly string[];
  /** The record that there is already, where that is what is wrong. */
  same?: Values | undefined;
}

/** What rows are checked against. */
export interface Checking {
  entity: Entity;
  session: Pick<Session, 'client' | 'known' | 'subject'>;
  locale: string;
  /** By field, the place of its column. */
  columns: ReadonlyMap<string, number>;
  fields: readonly Field[];
  /** What a row names a record with that it changes; absent where every row is a new one. */
  by?: Field | undefined;
  /** Said of a record that may not be made or changed. */
  denied: string;
  /** Why a field is not answered, in words. */
  lockText: (lock: Lock, target: FormTarget) => string;
  reading: Omit<Reading, 'keyOf'>;
}

/** What is wrong with the answers of a row, as a form would say it; what could not be read at all is not said twice. */
export function issueTexts(
  entity: Entity,
  issues: ReturnType<Checks['validate']>,
  unread: ReadonlyMap<string, string>,
): string[] {
  const errors = issues
    .filter(({ severity, path }) => severity === 'error' && !unread.has(path[0] ?? ''))
    .map(({ path, text }) => {
      const label = entity.field(path[0] ?? '')?.label.text;
      return label && !text.includes(label) ? `${label}: ${text}` : text;
    });
  return [...new Set(errors)];
}
