import { type Field, fits, isAlike, isEmpty, isObject } from '#specification';

const duration = /^P(?=.)(?:(\d+)D)?(?:T(?=.)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/;
const number = (holds: (value: number, limit: number) => boolean) => (value: unknown, limit: number) => {
  const found = numberIn(value);
  return found === undefined || holds(found, limit);
};
/** A number, or how many milliseconds a duration of days, hours and minutes has, or lie between midnight and a time. */
export function numberIn(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const time = /^(\d\d):(\d\d)(?::(\d\d))?$/.exec(String(value));
  if (time) return Number(time[1]) * 3_600_000 + Number(time[2]) * 60_000 + Number(time[3] ?? 0) * 1000;
  const found = duration.exec(String(value));
  if (!found) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
const sized = (holds: (size: number, limit: number) => boolean, isText: boolean) => (value: unknown, limit: number) => {
  if (isText) return typeof value !== 'string' || holds([...value].length, limit);
  return !Array.isArray(value) || holds(value.length, limit);
};
/** How many bytes are in a file that an answer holds; none in one that lies elsewhere. */
const bytesOf = (value: unknown) => {
  const [, about = '', content = ''] = /^data:([^,]*),(.*)$/s.exec(String(value)) ?? [];
  if (about.endsWith(';base64')) return Math.floor((content.replace(/=+$/, '').length * 3) / 4);
  return new TextEncoder().encode(content.replaceAll(/%[0-9a-f]{2}/gi, '.')).length;
};
const least = (size: number, limit: number) => size >= limit;
const most = (size: number, limit: number) => size <= limit;

/** What each limit means, as JSON Schema says it: written here once more, so that no validation is asked about itself. */
const limits = {
  minLength: sized(least, true),
  maxLength: sized(most, true),
  minItems: sized(least, false),
  maxItems: sized(most, false),
  minimum: number(least),
  maximum: number(most),
  exclusiveMinimum: number((value, limit) => value > limit),
  exclusiveMaximum: number((value, limit) => value < limit),
  maxSize: (value: unknown, limit: number) => bytesOf(value) <= limit,
  multipleOf: number((value, limit) => Math.abs(value / limit - Math.round(value / limit)) < 1e-9),
};
export type Limit = keyof typeof limits;
export const limitNames = Object.keys(limits) as Limit[];

/** The keywords of a field that a value does not keep; those of what is inside of it are not asked. */
export function brokenBy(field: Field, value: unknown): string[] {
  const { pattern, facts } = field;
  const shape = shapeBroken(field, value);
  if (shape) return [shape];
  const broken: string[] = limitNames.filter((name) => {
    const limit = field.limit(name);
    return limit !== undefined && !limits[name](value, limit);
  });
  if (!isAcceptedType(field, value)) broken.push('accept');
  if (pattern !== undefined && typeof value === 'string' && !fits(pattern, value)) broken.push('pattern');
  const isTwice = (one: unknown, index: number, all: unknown[]) =>
    all.slice(0, index).some((other) => isAlike(one, other));
  if (facts.uniqueItems && Array.isArray(value) && value.some(isTwice)) broken.push('uniqueItems');
  return broken;
}

/** Whether a file is of a media type that the field takes: one that is stated, or any that is a picture. */
function isAcceptedType({ kindName, facts, format }: Field, value: unknown): boolean {
  const [, type] = /^data:([^;,]*)/.exec(String(value)) ?? [];
  if (kindName !== 'file' || type === undefined) return true;
  const isOf = (wanted: string) =>
    wanted === '*/*' || wanted === type || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1)));
  return (facts.accept ?? ['*/*']).some(isOf) && (format !== 'image' || type.startsWith('image/'));
}

/** The word for a value that is not what the type, the format or the choice of a field says. */
function shapeBroken(field: Field, value: unknown): string | undefined {
  const isText = typeof value === 'string';
  switch (field.kindName) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'type';
    case 'integer':
    case 'number':
    case 'money':
      if (typeof value !== 'number') return 'type';
      return field.facts.type === 'integer' && !Number.isInteger(value) ? 'integer' : undefined;
    case 'choice':
      return field.choices.some((choice) => choice.value === value) ? undefined : 'enum';
    case 'array':
      return Array.isArray(value) ? undefined : 'type';
    case 'object':
      return isObject(value) ? undefined : 'type';
    case 'date':
      if (!isText) return 'type';
      return isDay(value) ? undefined : 'date';
    case 'dateTime':
      if (!isText) return 'type';
      return isMoment(value) ? undefined : 'datetime';
    case 'duration':
      if (!isText) return 'type';
      return duration.test(value) ? undefined : 'duration';
    case 'time':
      if (!isText) return 'type';
      return /^\d\d:\d\d(:\d\d)?$/.test(value) && !Number.isNaN(Date.parse(`1970-01-01T${value}Z`))
        ? undefined
        : 'time';
    case 'email':
      if (!isText) return 'type';
      return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 254 ? undefined : 'email';
    case 'uri':
      if (!isText) return 'type';
      return /^(https?:\/\/|mailto:|tel:)/.test(value) && URL.canParse(value) ? undefined : 'uri';
    case 'reference':
    case 'file':
    case 'multiline':
      return isText ? undefined : 'type';
    case 'text':
      if (field.format === 'phone' && isText && !/^\+?[\d ()./-]{3,}$/.test(value)) return 'phone';
      if (field.format === 'color' && isText && !/^#(?:[0-9a-f]{3}){1,2}$/i.test(value)) return 'color';
      return isText || field.isFree ? undefined : 'type';
  }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isAlike(new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10), text);
}

function isMoment(text: string): boolean {
  return /T\d{2}:\d{2}.*(Z|[+-]\d{2}:\d{2})$/.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Whether a value keeps what a field says, and what everything inside of it says. */
export function isSound(field: Field, value: unknown): boolean {
  if (value === null || value === undefined) return !field.isRequired;
  if (brokenBy(field, value).length > 0) return false;
  const { items } = field;
  if (items && Array.isArray(value)) return value.every((item) => item !== null && isSound(items, item));
  if (field.kindName !== 'object') return true;
  const inside = value as Record<string, unknown>;
  return field.properties.every((one) => {
    const answer = inside[one.name] ?? null;
    return !one.isAnswered || (isEmpty(answer) ? !one.isRequired : isSound(one, answer));
  });
}
