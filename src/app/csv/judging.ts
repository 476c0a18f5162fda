import type { Session } from '#app/data';
import { type Checks, type FormTarget, type Lock, labelAt, named } from '#app/form';
import type { OneRecord } from '#client';
import type { Entity, Field, Path, Values } from '#specification';
import type { Read, Reading } from './answer-of.ts';
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
  /** What deserves a look and keeps it from nothing, in words. */
  warned?: readonly string[];
  /** The cells that it is wrong with, by path. */
  wrongAt: ReadonlySet<string>;
  /** The record that there is already, where that is what is wrong. */
  same?: Values | undefined;
}

/** What rows are checked against. */
export interface Checking {
  entity: Entity;
  session: Pick<Session, 'client' | 'known' | 'subject'>;
  locale: string;
  /** By path, the place of its column. */
  columns: ReadonlyMap<string, number>;
  /** What cells can answer. */
  cells: readonly Path[];
  /** What a row names a record with that it changes; absent where every row is a new one. */
  by?: Field | undefined;
  /** Said of a record that may not be made or changed. */
  denied: string;
  /** Why a field is not answered, in words. */
  lockText: (lock: Lock, target: FormTarget) => string;
  reading: Omit<Reading, 'keyOf'>;
  /** The references that were found before, where the same file is checked again. */
  references?: Map<string, Read>;
}

/** The fields that cells can answer, or something of. */
export function fieldsOf(cells: readonly Path[]): Field[] {
  return [...new Set(cells.map(({ first }) => first))];
}

/** What is wrong with the answers of a row, as a form would say it, and in which cells; what could not be read at all is not said twice. */
export function found(
  entity: Entity,
  issues: ReturnType<Checks['validate']>,
  unread: ReadonlyMap<string, string>,
): { texts: string[]; at: string[]; warned: string[] } {
  const said = issues.flatMap(({ severity, path, text }) => {
    const at = cellAt(entity, path);
    const isUnread = [...unread.keys()].some((name) => name === at || name.startsWith(`${at}.`));
    if (at !== '' && isUnread) return [];
    return [{ severity, at, text: at === '' ? text : named(labelAt(entity, path), text) }];
  });
  const [errors, warnings] = [said.filter(isError), said.filter((one) => !isError(one))];
  const textsOf = (all: typeof said) => [...new Set(all.map(({ text }) => text))];
  return { texts: textsOf(errors), at: errors.map(({ at }) => at), warned: textsOf(warnings) };
}

const isError = ({ severity }: { severity: 'error' | 'warning' }) => severity === 'error';

/** The path of a place in a record: without the places of entries in lists. */
function cellAt(entity: Entity, [name = '', ...steps]: readonly string[]): string {
  let field = entity.field(name);
  const names = [name];
  for (const step of steps) {
    const { items }: { items?: Field } = field ?? {};
    field = items ?? field?.property(step);
    if (!items) names.push(step);
  }
  return names.join('.');
}
