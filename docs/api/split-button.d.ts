export interface SplitButtonProps extends Omit<ButtonProps, 'asChild' | 'shape'> {
  /** What its menu offers. */
  entries: readonly MenuEntry[];
  /** What the button beside it does; `Actions` where absent. */
  menuLabel?: string;
}

/** An action, and others of its kind behind the arrow beside it. */
export declare function SplitButton(props: SplitButtonProps): JSX.Element;
