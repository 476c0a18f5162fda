/** What keys do at what has a tooltip. */
export declare const keyboard: readonly KeyRow[];

export interface TooltipProps {
  /** A few words. Nothing that a person must know to go on: touch has no tooltips. */
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** What it belongs to; must be able to take the focus. */
  children: ReactElement;
}

/** Names or explains what the pointer or the focus is on. */
export declare function Tooltip(props: TooltipProps): JSX.Element;
