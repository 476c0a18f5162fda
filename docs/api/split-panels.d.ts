/** What keys do at the line between two panels. Of panels one above the other, the arrows down and up. */
export declare const keyboard: readonly KeyRow[];

export interface SplitPanelsProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** The first panel, by what is in it: its size is what the line between them says and changes. */
  label: string;
  /** What is read first. */
  first: ReactNode;
  /** What has all the room that the first leaves. */
  second: ReactNode;
  /** Side by side as long as there is room for both, or one above the other in a height that is given. */
  orientation?: 'horizontal' | 'vertical';
  /** How much of the room is the first one's, in percent; 0 where it is folded away. */
  value?: number;
  /** What it begins with where nobody holds `value`; half of it where absent. */
  defaultValue?: number;
  /** Told how much is the first one's, all the way that the line is moved. */
  onValueChange?: (value: number) => void;
  /** The least that it can be made, in percent. */
  min?: number;
  /** The most that it can be made, in percent. */
  max?: number;
  /** Whether it can be folded away. */
  collapsible?: boolean;
}

/** Two panels and a line between them, which is moved by hand or by keys. Where there is no room for both, one follows the other. */
export declare function SplitPanels(props: SplitPanelsProps): JSX.Element;
