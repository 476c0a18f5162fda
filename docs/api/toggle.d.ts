/** What keys do at a button that stays in. */
export declare const keyboard: readonly KeyRow[];

export interface ToggleProps extends Omit<ButtonProps, 'asChild' | 'busy' | 'value'> {
  /** Whether it is pressed in, where that is held outside. */
  pressed?: boolean;
  /** What it begins with where nobody holds `pressed`. */
  defaultPressed?: boolean;
  /** Told whether it is pressed in after each change. */
  onPressedChange?: (pressed: boolean) => void;
}

/** A button that stays in: one thing on or off in a toolbar. Among answers of a form, a `Switch`. */
export declare function Toggle(props: ToggleProps): JSX.Element;
