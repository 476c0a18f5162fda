import type { Tone } from '#components/internal';

/** Something that can still be done about what has happened. */
export interface ToastAction {
  /** What is done: a verb first. */
  label: string;
  /** Told that it was pressed; the message is gone then. */
  onAction: () => void;
  /** The address that it leads to: not offered to who is there. */
  leadsTo?: string;
}

/** What a person is told in passing. */
export interface ToastMessage {
  /** What has happened, in a sentence. */
  title: string;
  /** What can still be done about it, one or two. */
  actions?: readonly (ToastAction | undefined)[];
  /** What an earlier message offered and is done, or can be done no more: that message is over. */
  replaces?: ToastAction;
  /** It is of whoever looks: where somebody else does, it is not over. */
  forEveryone?: boolean;
  /** How it went: what is `critical` interrupts what a screen reader is saying, and stays until it is dismissed. */
  tone?: Tone;
  /** How long it is there, in milliseconds, where nobody is at it; `Infinity` until it is dismissed. By what it tells where absent. */
  duration?: number;
}

export interface Message extends ToastMessage {
  /** Unlike any other message. */
  id: number;
}

/** A message that can be answered is there for longer; what only leads elsewhere is found there without it. */
const durations = { plain: 6000, answerable: 10_000, wrong: Number.POSITIVE_INFINITY };

/** A long message is there until it is read, by whoever takes their time. */
const perLetter = 100;

/** Whether something went wrong. */
export const isWrong = ({ tone }: Pick<Message, 'tone'>) => tone === 'critical';

/** What a message offers. */
export function answersOf({ actions = [] }: Pick<Message, 'actions'>): ToastAction[] {
  return actions.filter((action) => action !== undefined);
}

/** Whether something can be done from a message that cannot be done without it. */
export function isAnswerable(message: Pick<Message, 'actions'>): boolean {
  return answersOf(message).some(({ leadsTo }) => leadsTo === undefined);
}

/** How long a message is there by itself. */
export function durationOf(message: Pick<Message, 'title' | 'actions' | 'tone' | 'duration'>): number {
  if (message.duration !== undefined) return message.duration;
  if (isWrong(message)) return durations.wrong;
  return Math.max(isAnswerable(message) ? durations.answerable : durations.plain, message.title.length * perLetter);
}
