/** What keys do in a group of buttons that stay in, one stop of Tab. */
export declare const keyboard: readonly KeyRow[];

export type ToggleGroupProps = ComponentProps<typeof Radix.Root> & {
  /** What they have in common. */
  label: string;
  options: readonly {
    value: string;
    label: string;
    icon?: ReactNode;
    disabled?: boolean;
  }[];
  /** Shows the icons alone; what each is called is its tooltip. */
  iconsOnly?: boolean;
  size?: 'sm' | 'md' | 'lg';
};

/** Buttons that stay in, one at most (`type="single"`) or any number of them; arrow keys go from one to the next. */
export declare function ToggleGroup(props: ToggleGroupProps): JSX.Element;
