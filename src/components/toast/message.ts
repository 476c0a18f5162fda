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
  /** Something went wrong: it stays until it is dismissed. */
  isError?: boolean;
}

export interface Message extends ToastMessage {
  /** Unlike any other message. */
  id: number;
}

/** A message that can be answered is there for longer; what only leads elsewhere is found there without it. */
const durations = { plain: 6000, answerable: 15_000, wrong: Number.POSITIVE_INFINITY };

/** What a message offers. */
export function answersOf({ actions = [] }: Pick<Message, 'actions'>): ToastAction[] {
  return actions.filter((action) => action !== undefined);
}

/** Whether something can be done from a message that cannot be done without it. */
export function isAnswerable(message: Pick<Message, 'actions'>): boolean {
  return answersOf(message).some(({ leadsTo }) => leadsTo === undefined);
}

/** How long a message is there by itself. */
export function durationOf(message: Pick<Message, 'actions' | 'isError'>): number {
  if (message.isError) return durations.wrong;
  return isAnswerable(message) ? durations.answerable : durations.plain;
}
