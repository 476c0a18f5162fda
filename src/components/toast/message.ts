/** Something that can still be done about what has happened. */
export interface ToastAction {
  label: string;
  onAction: () => void;
  /** The address that it leads to: not offered to who is there. */
  leadsTo?: string;
}

/** What a person is told in passing. */
export interface Message {
  id: number;
  title: string;
  actions?: readonly (ToastAction | undefined)[];
  /** Something went wrong: it stays until it is dismissed. */
  isError?: boolean;
}
