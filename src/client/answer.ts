import type { HistoryEntry } from '#backend';
import type { Entity, Values } from '#specification';

/** A page of records. */
export interface RecordPage {
  items: Values[];
  /** How many there are in all; undefined where the server does not say. */
  total: number | undefined;
  /** Where the next page begins, where the server pages by cursor; undefined on the last. */
  next: string | undefined;
  /** Records that references lead to, by entity. */
  included: Included;
  /** What waits to be sent and makes a record that will stand in it: the changes, by their ids. */
  unmade?: string[];
}

/** Records by the name of their entity. */
export type Included = Record<string, Values[]>;

/** Those of an entity, whatever it is called: an object has more names than its own. */
export function includedOf(included: Included, { name }: Entity): Values[] {
  return (Object.hasOwn(included, name) && included[name]) || [];
}

/** One record as it was answered. A field that is absent may not be seen, null is not answered. */
export interface OneRecord {
  values: Values;
  changes: HistoryEntry[];
  /** Of this revision; absent where the server gives none. */
  etag?: string;
  /** How it will be once the server answers: the change is kept and not sent yet. */
  isWaiting?: boolean;
  /** The last change that waits, by its id, where it can be taken back. */
  waitingAs?: string;
  /** Records that references lead to, by entity. */
  included: Included;
}

/** One bar or one point of a widget. */
export interface Bucket {
  /** What is common to what is counted; null where that is that it has no answer. */
  key: string | null;
  value: number;
  label?: string;
}

/**
 * What a widget of a dashboard shows: a figure, null where there is nothing to aggregate, who asks may not see it, or the server
 * cannot tell, or buckets.
 */
export type Figure = { value: number | null; isDenied?: true; isUnknown?: true } | { buckets: Bucket[] };

/** What the numbers of a field come to; null where there is none. */
export type FieldFigures = Record<'sum' | 'average' | 'min' | 'max', number | null>;

/** What the records that a list asks for come to. */
export interface ListFigures {
  count: number;
  /** By field. */
  figures: Readonly<Record<string, FieldFigures>>;
}
