import { answersOf, isAnswerable, isWrong, type Message } from './message.ts';

/** What was told and is not over yet, the latest last; and the message that somebody is at. */
export interface Queue {
  messages: readonly Message[];
  held?: number;
}

/** Those in sight: the latest, and the one that somebody is at. */
export function inSight({ messages, held }: Queue, limit: number): readonly Message[] {
  const latest = messages.slice(-limit);
  const kept = messages.find(({ id }) => id === held);
  return !kept || latest.includes(kept) ? latest : [kept, ...latest.slice(1)];
}

/**
 * Another message. Who has several things at once to answer finds the latest; the others wait until there is room again,
 * and what only passed by is over.
 */
export function queued(queue: Queue, message: Message, limit: number): Queue {
  const others = queue.messages.filter((one) => !saysTheSame(one, message) && !isReplaced(one, message));
  const next = { ...queue, messages: [...others, message] };
  const shown = inSight(next, limit);
  return { ...next, messages: next.messages.filter((one) => shown.includes(one) || isAnswerable(one) || isWrong(one)) };
}

/** What can be answered is about one thing each; all else is said once, and anew. */
function saysTheSame(one: Message, other: Message): boolean {
  const isAsking = answersOf(one).length + answersOf(other).length > 0;
  return !isAsking && one.title === other.title && one.tone === other.tone;
}

function isReplaced(one: Message, { replaces }: Message): boolean {
  return replaces !== undefined && answersOf(one).includes(replaces);
}
