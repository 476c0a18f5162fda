import type { Message } from './message.ts';

/** What was told and is not over yet, the latest last; and the message that somebody is at. */
export interface Queue {
  messages: readonly Message[];
  held?: number;
}

/**
 * Those in sight: the first to come, and the one that somebody is at. What went wrong stays until it is dismissed: one place
 * is left beside it for what is over by itself.
 */
export function inSight({ messages, held }: Queue, limit: number): readonly Message[] {
  const kept = messages.find(({ id }) => id === held);
  const first = messages.filter((one) => one !== kept).slice(0, kept ? limit - 1 : limit);
  const passing = messages.find(({ isError }) => !isError);
  const isFull = first.length > 0 && !kept && first.every(({ isError }) => isError);
  const shown = new Set(isFull && passing ? [...first.slice(0, limit - 1), passing] : [kept, ...first]);
  return messages.filter((one) => shown.has(one));
}

/** Another message, behind those that are there already. */
export function queued(queue: Queue, message: Omit<Message, 'id'>): Queue {
  const id = (queue.messages.at(-1)?.id ?? 0) + 1;
  return { ...queue, messages: [...queue.messages.filter((one) => !saysTheSame(one, message)), { ...message, id }] };
}

/** What can be answered is about one thing each; all else is said once, and anew. */
function saysTheSame(one: Message, other: Omit<Message, 'id'>): boolean {
  return !one.actions && !other.actions && one.title === other.title && one.isError === other.isError;
}
