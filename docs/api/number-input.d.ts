/** Digits of any script as those of Latin script, as a keyboard of that language types them; without marks that only turn the direction. */
export declare function plainDigits(text: string): string;

/** What keys do at a number, besides what they do in any text. */
export declare const keyboard: readonly KeyRow[];

/** The number that a text is, with the sign of a currency or without; NaN where it is none, or could be two. */
export declare function numberIn(written: string, locale: string): number;

type Answer = number | string | null;

export interface NumberInputProps extends Omit<TextInputProps, 'value' | 'defaultValue' | 'onChange' | 'type'> {
  /** `null` where nothing is answered. What cannot be read as a number comes back as it was typed, so nothing is lost. */
  value?: Answer;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Answer;
  /** Told the number that was typed, or as what it was typed where it is none; null where it was emptied. */
  onValueChange?: (value: Answer) => void;
  /** Whole numbers only: shows the keypad without a decimal sign, and takes a fraction for text. */
  whole?: boolean;
  /** How far the arrow keys go; the page keys go ten times as far. */
  step?: number;
  /** The least that may be answered; less is marked as wrong. */
  min?: number;
  /** The most that may be answered; more is marked as wrong. */
  max?: number;
  /** How many decimals a number always has once it is typed: two of most currencies. */
  decimals?: number;
  /** How many decimals it may have: two of most currencies. More cannot be typed, and it says so; what is pasted with more is marked as wrong. */
  maxDecimals?: number;
  /** Whether thousands are set apart: of amounts, not of years. */
  grouped?: boolean;
  /** What it is an amount of, as ISO 4217 has it: `EUR`. Its sign stands where the language has it, thousands are set apart, and there are as many decimals as it has. */
  currency?: string;
  /** Whether two buttons go one step less and one more: of small numbers that are pressed rather than typed. */
  buttons?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** A number, read and shown as the locale writes it. Arrow keys step; the wheel does nothing. */
export declare function NumberInput(props: NumberInputProps): JSX.Element;
