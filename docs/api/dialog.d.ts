export declare function useIsInDialog(): boolean;

export interface DialogProps extends Opening, Omit<ComponentProps<'div'>, 'title'> {
  /** What is done, read or asked in it; names it. */
  title: ReactNode;
  /** Why, or what comes of it, in a sentence under the title. */
  description?: ReactNode;
  /** Has room for a table. */
  wide?: boolean;
  /** Buttons at the end, the one that goes on last. */
  actions?: ReactNode;
  /** What is read or answered; scrolls where it is long. */
  children?: ReactNode;
}

/** Something to be dealt with before going on. Escape leaves it, and a press outside where nothing is answered in it. A class, a ref and all else are for its sheet. */
export declare function Dialog(props: DialogProps): JSX.Element;

export interface AlertDialogProps extends Opening, Omit<ComponentProps<'div'>, 'title'> {
  /** The question, in a few words; names it. */
  title: ReactNode;
  /** What will happen, in a sentence. */
  description: ReactNode;
  /** What the button that goes on says: a verb and what it is done to, not `OK`. */
  action: string;
  /** Told that the button was pressed that goes on. */
  onAction: () => void;
  /** What the button that leaves it says; `Go back` where absent. */
  wayOut?: string;
  /** It cannot be taken back. */
  danger?: boolean;
  /** More about it, under the sentence; scrolls where it is long. */
  children?: ReactNode;
}

/** A question that must be answered: a press outside does not leave it. The focus begins on the way back. A class, a ref and all else are for its sheet. */
export declare function AlertDialog(props: AlertDialogProps): JSX.Element;

/** What opens a dialog. */
export interface Opening {
  /** Opens it; left out where `open` is held outside. */
  trigger?: ReactElement;
  /** Whether it is open, where that is held outside. */
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  /** Told whether it is open after each change. */
  onOpenChange?: (open: boolean) => void;
}

export interface DrawerProps extends Omit<DialogProps, 'wide'> {
  /** The edge that it comes in from. */
  side?: 'start' | 'end' | 'bottom';
  /** How far it comes in, where there is room. */
  size?: 'sm' | 'md' | 'lg';
}

/** More of what is on the page, beside it: filters, a record, the navigation of a phone. Left, and otherwise, as a `Dialog`. A class, a ref and all else are for its sheet. */
export declare function Drawer(props: DrawerProps): JSX.Element;

/** What keys do in a dialog, and in one that asks first. */
export declare const keyboard: readonly KeyRow[];
