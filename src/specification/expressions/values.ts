import { CalendarDate, parseDuration } from '@internationalized/date';

/** A day without a clock is always as long, in milliseconds. */
export const dayLength = 86_400_000;

/** Something that is not known, and what it would have rested on. */
export class Unknown {
  readonly because: string;
  constructor(because: string) {
    this.because = because;
  }
}

/** A calendar day, apart from any clock. */
export class Day {
  /** Midnight UTC of the day, in milliseconds. */
  readonly time: number;
  constructor(time: number) {
    this.time = time;
  }

  /** `2026-11-21`; undefined where it is no day of the calendar. */
  static parse(text: string): Day | undefined {
    const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
    if (!year) return undefined;
    const time = Date.UTC(Number(year), Number(month) - 1, Number(day));
    return new Date(time).toISOString().startsWith(text) ? new Day(time) : undefined;
  }

  static of({ year, month, day }: Pick<CalendarDate, 'year' | 'month' | 'day'>): Day {
    return new Day(Date.UTC(year, month - 1, day));
  }

  get calendarDate(): CalendarDate {
    const date = new Date(this.time);
    return new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
  }

  plus(days: number): Day {
    return new Day(this.time + days * dayLength);
  }

  toString(): string {
    return new Date(this.time).toISOString().slice(0, 10);
  }
}

/** A number as it is counted in tens: `0.1 + 0.2` is `0.3`, which it is not where it is counted in twos. */
export function decimal(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}

/** A length of time. */
export class Duration {
  /** Whole ones: `1.1` hours are no more exact than that. */
  readonly milliseconds: number;
  constructor(milliseconds: number) {
    this.milliseconds = Math.round(milliseconds) + 0;
  }

  /** Of `PT1H30M`; undefined where it is no duration, or one of months and years, which are not always equally long. */
  static parse(text: string): Duration | undefined {
    if (!/^-?P/.test(text)) return undefined;
    try {
      const { years, months, weeks, days, hours, minutes, seconds } = parseDuration(text);
      const length = ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
      return years || months || !Number.isSafeInteger(length) ? undefined : new Duration(length);
    } catch {
      return undefined;
    }
  }

  /** As ISO 8601 writes it: `P1DT1H30M`. */
  toISOString(): string {
    const minutes = Math.floor(Math.abs(this.milliseconds) / 60_000);
    const parts = [Math.floor(minutes / 60) % 24, minutes % 60, (Math.abs(this.milliseconds) % 60_000) / 1000];
    const days = Math.floor(minutes / 1440);
    const time = parts.map((count, at) => (count ? `${count}${'HMS'[at]}` : '')).join('');
    const written = `P${days ? `${days}D` : ''}${time || !days ? `T${time || '0M'}` : ''}`;
    return this.milliseconds < 0 ? `-${written}` : written;
  }

  toString(): string {
    return `${this.milliseconds / 1000}s`;
  }
}

/** How long a duration is, in milliseconds, or a text that is one; undefined where it is none. */
export function lengthOf(value: unknown): number | undefined {
  const duration = typeof value === 'string' ? Duration.parse(value) : value;
  return duration instanceof Duration ? duration.milliseconds : undefined;
}

/** Something with named values inside: a record, an object, a map. */
export interface Structure {
  /** Undefined where nothing has that name. */
  get: (name: string) => Value | undefined;
  names: () => string[];
}

/** The records of every entity, by its name. */
export interface Records extends Structure {
  /** Those of an entity that have these values, perhaps among others; undefined where only all of them can be had. */
  having: (entity: string, equals: readonly (readonly [field: string, value: Value])[]) => Value | undefined;
}

/** What an expression works with. `null` is known to be empty. */
export type Value = null | boolean | number | string | Date | Day | Duration | Structure | Unknown | readonly Value[];

/** A reference to a record: its key where it is compared, the record where something is asked of it. */
export interface Reference extends Structure {
  key: string;
}

/** A value as it is compared, ordered and put into texts: of a reference its key. */
export function plain(value: Value): Value {
  return isReference(value) ? value.key : value;
}

function isReference(value: Value): value is Reference {
  return typeof value === 'object' && value !== null && 'key' in value;
}

export function isStructure(value: Value): value is Structure {
  return typeof value === 'object' && value !== null && 'get' in value && 'names' in value;
}

export function isRecords(value: Value): value is Records {
  return typeof value === 'object' && value !== null && 'having' in value;
}

/** A structure over plain entries. */
export function structure(entries: Iterable<readonly [string, Value]>): Structure {
  const values = new Map(entries);
  return { get: (name) => values.get(name), names: () => [...values.keys()] };
}

/** Whether nothing was answered: nothing, no text, no item, or only empty properties. Undefined where that is not known. */
export function isEmptyValue(value: Value): boolean | undefined {
  if (value instanceof Unknown) return undefined;
  if (value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (!isStructure(value) || isReference(value)) return false;
  const inside = value.names().map((name) => isEmptyValue(value.get(name) ?? null));
  if (inside.includes(false)) return false;
  return inside.includes(undefined) ? undefined : true;
}
