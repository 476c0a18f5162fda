/** What keys do at what has a tooltip. */
export declare const keyboard: readonly KeyRow[];

export interface TooltipProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** A few words. Nothing that a person must know to go on: touch has no tooltips. */
  content: ReactNode;
  /** Whether it is open, where that is held outside. */
  open?: boolean;
  /** Whether it is open to begin with where nobody holds `open`. */
  defaultOpen?: boolean;
  /** Told whether it is open after each change. */
  onOpenChange?: (open: boolean) => void;
  /** Where it stands if there is room; opposite where there is none. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it belongs to; must be able to take the focus. */
  children: ReactElement;
}

/** Names or explains what the pointer or the focus is on. A class, a ref and all else are for the bubble with the words. */
export declare function Tooltip(props: TooltipProps): JSX.Element;
