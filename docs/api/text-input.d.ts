export interface TextInputProps extends Omit<ComponentProps<'input'>, 'prefix' | 'size'> {
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** What is typed, as HTML has it: `email`, `url`, `password`; `text` where absent. */
  type?: HTMLInputTypeAttribute;
  /** Before what is typed: a currency, an icon. Words are read out with it. */
  prefix?: ReactNode;
  /** After what is typed: a unit, a button. Words are read out with it. */
  suffix?: ReactNode;
  /** Told what is typed after each change; the empty string where nothing is left. */
  onValueChange?: (value: string) => void;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** One line of text. */
export declare function TextInput(props: TextInputProps): JSX.Element;

/**
 * Text that is typed, and told once the typing pauses: a list is not asked for at every key. Where the control goes before that,
 * and the page does not, it is told then.
 */
export declare function useTyped(value: string, onChange: (value: string) => void): [typed: string, type: (text: string) => void];
