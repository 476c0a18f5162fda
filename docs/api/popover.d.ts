/** What keys do at a popover. */
export declare const keyboard: readonly KeyRow[];

export interface PopoverProps extends ComponentProps<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names it for a screen reader. */
  label: string;
  /** Whether it is open, where that is held outside. */
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  /** Told whether it is open after each change. */
  onOpenChange?: (open: boolean) => void;
  /** Has the focus once it is closed, where it was not opened with its trigger. */
  from?: RefObject<HTMLElement | null>;
  /** Which edge of the trigger it keeps to. */
  align?: 'start' | 'center' | 'end';
}

/** More about something, or a few controls for it, beside what was pressed. A class, a ref and all else are for the sheet that it opens. */
export declare function Popover(props: PopoverProps): JSX.Element;
