/** Marks what no message in passing may cover: spread over the element. */
export declare const keepClear: {
  'data-keep-clear': string;
};

/** What keys do while messages are in sight. */
export declare const keyboard: readonly KeyRow[];

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
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** How long it is there, in milliseconds, where nobody is at it; `Infinity` until it is dismissed. By what it tells where absent. */
  duration?: number;
}

export interface ToastProviderProps {
  /** The address of the page: what leads there is not offered on it. */
  place?: string;
  /** Who is told: what somebody else was told is over for them, unless it is for everyone, and nothing of it can be answered any more. */
  audience?: string;
  /** So many are in sight at once. The latest are; those before them that can be answered, or went wrong, wait. */
  limit?: number;
  /** The app, everything in which can tell something. */
  children: ReactNode;
}

/** Shows what `useToast` is told, at the edge of everything inside. */
export declare function ToastProvider(props: ToastProviderProps): JSX.Element;

/** Tells a person what has just happened, without stopping them. Nothing that must be read or answered. What it returns takes the message away before its time. */
export declare function useToast(): (message: ToastMessage) => () => void;
