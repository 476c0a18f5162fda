export interface ButtonProps extends ComponentProps<'button'> {
  /** How much the action weighs. At most one `primary` on a screen. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `critical` where something is lost by it. */
  tone?: 'neutral' | 'critical';
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** `picture` is as wide as high: for an icon without words. */
  shape?: 'words' | 'picture';
  /** `submit` sends its form, `reset` takes it back; `button`, which does neither, where absent. */
  type?: 'button' | 'submit' | 'reset';
  /** The action is under way: shows a spinner and takes no presses, but keeps the focus. */
  busy?: boolean;
  /** Lends the look to its one child, so that a link can look like a button. */
  asChild?: boolean;
}

/** Makes something happen here and now. To go elsewhere, put a link inside with `asChild`. */
export declare function Button(props: ButtonProps): JSX.Element;

export declare const buttonSizes: {
  sm: string;
  md: string;
  lg: string;
};

/** What keys do at a button. */
export declare const keyboard: readonly KeyRow[];
