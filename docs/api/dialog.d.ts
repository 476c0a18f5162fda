export declare function useIsInDialog(): boolean;

/** What lies over the page. A class, a ref and all else are for it. */
export interface Sheet extends Opening, Omit<ComponentProps<'div'>, 'title' | 'children'> {
}

interface Titled {
  /** What is done, read or asked in it; names it. */
  title: ReactNode;
  /** Why, or what comes of it, in a sentence under the title. */
  description?: ReactNode;
  /** Buttons at the end, the one that goes on last. */
  actions?: ReactNode;
  /** What is read or answered; scrolls where it is long. */
  children?: ReactNode;
}

interface Composed {
  title?: never;
  description?: never;
  actions?: never;
  /** In place of `title`, where more stands between them: `DialogHeader` with a `DialogTitle`, and the other parts. */
  children: ReactNode;
}

/** What a dialog and a drawer show: of a `title` and the rest, or put together from their parts. */
export type Content = Titled | Composed;

export type DialogProps = Sheet & Content & {
  /** How wide it may be: `md` for a form, `lg` for a table. */
  size?: 'sm' | 'md' | 'lg';
};

/** Something to be dealt with before going on. Escape leaves it, and a press outside where nothing is answered in it. A class, a ref and all else are for its sheet. */
export declare function Dialog(props: DialogProps): JSX.Element;

interface Asked {
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
  /** `critical` where it cannot be taken back. */
  tone?: 'neutral' | 'critical';
  /** More about it, under the sentence; scrolls where it is long. */
  children?: ReactNode;
}

interface ComposedQuestion extends Omit<Composed, 'actions'> {
  action?: never;
  onAction?: never;
  wayOut?: never;
  tone?: never;
}

export type AlertDialogProps = Sheet & (Asked | ComposedQuestion);

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

export type DialogHeaderProps = ComponentProps<'div'>;

export type DialogTitleProps = ComponentProps<'h2'>;

export type DialogDescriptionProps = ComponentProps<'p'>;

export type DialogBodyProps = ComponentProps<'div'>;

export type DialogActionsProps = ComponentProps<'div'>;

export type DialogCloseProps = ButtonProps;

export type DialogActionProps = ButtonProps;

/** What a dialog begins with: its `DialogTitle`, its `DialogDescription`, and what stands beside them. */
export declare function DialogHeader(props: DialogHeaderProps): JSX.Element;

/** Names a dialog. */
export declare function DialogTitle(props: DialogTitleProps): JSX.Element;

/** Why, or what comes of it, in a sentence; read after the title. */
export declare function DialogDescription(props: DialogDescriptionProps): JSX.Element;

/** What is asked or read in a dialog; it scrolls where it is long, and the keys scroll it. */
export declare function DialogBody(props: DialogBodyProps): JSX.Element;

/** Buttons at the end of a dialog, the one that goes on last. */
export declare function DialogActions(props: DialogActionsProps): JSX.Element;

/** A button that closes the dialog it stands in. In an `AlertDialog` the way out, which the focus begins on. */
export declare function DialogClose(props: DialogCloseProps): JSX.Element;

/** The button that goes on. It closes the dialog as well, unless its `onClick` prevents that. */
export declare function DialogAction(props: DialogActionProps): JSX.Element;

export type DrawerProps = Sheet & Content & {
  /** The edge that it comes in from. */
  side?: 'start' | 'end' | 'bottom';
  /** How far it comes in, where there is room. */
  size?: 'sm' | 'md' | 'lg';
};

/** More of what is on the page, beside it: filters, a record, the navigation of a phone. Left, and otherwise, as a `Dialog`. A class, a ref and all else are for its sheet. */
export declare function Drawer(props: DrawerProps): JSX.Element;

/** What keys do in a dialog, and in one that asks first. */
export declare const keyboard: readonly KeyRow[];
