/** What keys do at a thumb of a slider. */
export declare const keyboard: readonly KeyRow[];

type Range = readonly [least: number, most: number];

export interface RangeSliderProps extends SlidingProps {
  /** From where to where; null as long as nobody has answered. */
  value?: Range | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: Range | null;
  /** Told from where to where, all the way that a thumb is moved. */
  onValueChange?: (value: Range) => void;
  /** Told from where to where once a thumb is let go. */
  onValueCommit?: (value: Range) => void;
}

/** From about where to about where, between two ends that are known: its thumbs do not pass one another. */
export declare function RangeSlider(props: RangeSliderProps): JSX.Element;

export interface SlidingProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  /** Where it begins; 0 where absent. */
  min?: number;
  /** Where it ends; 100 where absent. */
  max?: number;
  /** How far the arrow keys go; the page keys go ten times as far. */
  step?: number;
  /** Places worth aiming at. */
  marks?: readonly SliderMark[];
  /** How a number is written in the language: a currency, a share, a unit. */
  format?: Intl.NumberFormatOptions;
  /** What is said in place of the number, where that is no amount: `Never`, `Often`. */
  valueText?: (value: number) => string;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** What a form calls it. */
  name?: string;
  /** The id of a form that it does not stand in. */
  form?: string;
  /** Holds the form back as long as nobody has moved it. */
  required?: boolean;
  /** Can be read and takes the focus, but is not changed. */
  readOnly?: boolean;
  /** Cannot be used now, and is not sent. */
  disabled?: boolean;
  /** Wrong, where no `Field` around says so. */
  invalid?: boolean;
}

/** A place on a slider, and what it says below it where it says anything. */
export interface SliderMark {
  /** Where it stands. */
  value: number;
  /** Below it: a word or a number. */
  label?: ReactNode;
}

export interface SliderProps extends SlidingProps {
  /** Where it stands; null as long as nobody has answered. */
  value?: number | null;
  /** What it begins with where nobody holds `value`. */
  defaultValue?: number | null;
  /** Told where it stands, all the way that it is moved. */
  onValueChange?: (value: number) => void;
  /** Told where it stands once it is let go. */
  onValueCommit?: (value: number) => void;
}

/** About how much, between two ends that are known. What must be exact is a `NumberInput`. */
export declare function Slider(props: SliderProps): JSX.Element;
