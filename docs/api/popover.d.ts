/** What keys do at a popover. */
export declare const keyboard: readonly KeyRow[];

export interface PopoverProps extends ComponentProps<'div'> {
  trigger: ReactElement;
  /** Names it for a screen reader. */
  label: string;
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Has the focus once it is closed, where it was not opened with its trigger. */
  from?: RefObject<HTMLElement | null>;
  align?: 'start' | 'center' | 'end';
}

/** More about something, or a few controls for it, beside what was pressed. A class, a ref and all else are for the sheet that it opens. */
export declare function Popover(props: PopoverProps): JSX.Element;
