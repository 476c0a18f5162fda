import { Day, dayOf } from '#specification';

/** The day that an answer names, or that a moment falls on; undefined where what is kept is neither. */
export function dayAt(answer: unknown, zone: string): Day | undefined {
  if (typeof answer !== 'string') return undefined;
  const day = Day.parse(answer);
  if (day) return day;
  const moment = new Date(answer);
  return Number.isNaN(moment.getTime()) ? undefined : dayOf(moment, zone);
}
