import {
  type Around,
  type Asks,
  dayAt,
  dayOf,
  daysOfSpan,
  type Field,
  type Filter,
  folded,
  isEmpty,
  meantBy,
  type Path,
  type Values,
  wordsOf,
  zoneOf,
} from '#specification';

/**
 * Whether a record fits a filter at a path, by what may be seen of it. What may not be seen fits none, also none that is
 * turned round: both answers together would tell what is there.
 */
export function fitsFilter(path: Path, filter: Filter, values: Values, around: Around): boolean {
  const answers = entriesOf(answerAt(path, values, around));
  if (answers.includes(undefined)) return false;
  return asksFor(path, filter, answers, around) !== (filter.not === true);
}

/** What is computed of a record and not known is shown as not answered, and found as that. */
export function answerAt(path: Path, values: Values, around: Around): unknown {
  const { first, steps } = path;
  const answer = path.read(values, around);
  if (answer !== undefined || !first.computed || steps.length > 1) return answer;
  return around.sight && !around.sight(first.entity, values).has(first.name) ? undefined : null;
}

function asksFor(path: Path, filter: Asks, answers: readonly unknown[], around: Around): boolean {
  if ('empty' in filter) return answers.every(isEmpty);
  return answers.some((answer) => fitsAnswer(path.field, filter, answer, around));
}

/** One answer, or each of several, also of lists inside of lists. */
export function entriesOf(answer: unknown): unknown[] {
  return Array.isArray(answer) ? answer.flatMap(entriesOf) : [answer];
}

function fitsAnswer(field: Field, filter: Exclude<Asks, { empty: true }>, answer: unknown, around: Around): boolean {
  if (isEmpty(answer)) return 'oneOf' in filter && filter.oneOf.includes('');
  const item = field.items ?? field;
  if ('oneOf' in filter) return filter.oneOf.some((one) => isSame(item, one, answer));
  if ('contains' in filter) return folded(wordsOf(item, answer, around)).includes(folded(filter.contains));
  if ('within' in filter) {
    const { locales, timeZone } = item.product;
    const today = dayOf(around.now ?? new Date(), zoneOf(timeZone));
    const { from, to } = daysOfSpan(filter.within, today, locales[0] ?? 'en');
    return isDated(item) && isBetween(item, from, to, answer);
  }
  return isBetween(item, filter.from, filter.to, answer);
}

/** Moments, lengths of time and times of day may be written in more than one way. */
function isSame({ kindName }: Field, asked: string, answer: unknown): boolean {
  return asked === String(answer) || meantBy(kindName, asked) === meantBy(kindName, answer);
}

function isDated({ kindName }: Field): boolean {
  return kindName === 'date' || kindName === 'dateTime';
}

function isBetween(field: Field, from: string, to: string, answer: unknown): boolean {
  const { kind, kindName, product } = field;
  if (kind.filter !== 'range') return false;
  if (typeof answer === 'number') return (from === '' || answer >= Number(from)) && (to === '' || answer <= Number(to));
  const size = kind.measure ?? kind.amount;
  if (size) {
    const is = size(answer) ?? Number.NaN;
    return (from === '' || is >= (size(from) ?? Number.NaN)) && (to === '' || is <= (size(to) ?? Number.NaN));
  }
  // Somebody who filters moments by days means the days of the product's clock.
  const text = kindName === 'dateTime' ? dayAt(answer, zoneOf(product.timeZone))?.toString() : String(answer);
  if (text === undefined) return false;
  return (from === '' || text >= from) && (to === '' || text <= to);
}

/** What a record is sorted by at a path; undefined where it has nothing there that may be seen. */
export function rankOf(path: Path, values: Values, around: Around): number | string | undefined {
  const { field } = path;
  const [answer] = entriesOf(path.read(values, around));
  if (isEmpty(answer)) return undefined;
  if (field.isState) return field.entity.lifecycle?.states.findIndex(({ name }) => name === answer);
  if (field.to) return wordsOf(field, answer, around) || undefined;
  const rank = field.kind.rank(field, answer);
  // An answer of what the field was before.
  return Number.isNaN(rank) ? undefined : rank;
}
