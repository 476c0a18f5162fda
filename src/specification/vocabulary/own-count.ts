import type { OwnNames } from './own-example.ts';
import { longestSentence } from './spoken-of.ts';
import { inFlow } from './written.ts';

const limit = '(?:no more than|not more than|at most|up to|max(?:imal|imum|\\.)?|höchstens|nicht mehr als|bis zu)';
/** `a course has at most 12 bookings` */
const has = new RegExp(
  `^(?:(?:an?|one|each|every|eine?|jede[rs]?) +)?(.+?) +(?:(?:can|may|must|darf|kann) +)?(?:(?:has|have|takes?|hat|haben) +)?${limit} +(\\d+) +(.+?)(?: +haben)?$`,
  'iu',
);
/** `at most 12 bookings per course` */
const per = new RegExp(`^${limit} +(\\d+) +(.+?) +(?:per|for each|in each|pro|je) +(.+)$`, 'iu');

/**
 * A rule of how many records may refer to one, `a course has at most 12 bookings`, in its exact form; undefined where the
 * words speak of no two entities of which one refers to the other once.
 */
export function countedRule(words: string, names: OwnNames): string | undefined {
  if (words.length > longestSentence) return undefined;
  const [, owner, most, counted] = has.exec(words) ?? [];
  const [, mostPer, countedPer, ownerPer] = per.exec(words) ?? [];
  const [of, ...noOther] = names.spokenOf(owner ?? ownerPer ?? '');
  const [many, ...others] = names.spokenOf(counted ?? countedPer ?? '');
  if (of === undefined || many === undefined || noOther.length + others.length > 0) return undefined;
  const fields = names.referencesOf(many).flatMap(([field, to]) => (to === of ? [field] : []));
  const [field] = fields;
  if (field === undefined || fields.length > 1 || !/^[\p{L}_][\p{L}\p{N}_]*$/u.test(`${many}${field}`))
    return undefined;
  const same = `other.${field} == record.${field}`;
  const condition = `size(records.${many}.filter(other, ${same})) < ${most ?? mostPer}`;
  return `{ title: ${inFlow(words)}, entity: ${many}, assert: ${inFlow(condition)}, at: [${field}] }`;
}
