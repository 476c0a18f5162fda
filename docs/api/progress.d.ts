export interface ProgressProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'getValueLabel'> {
  /** What is under way. */
  label: string;
  /** How much of `max` is done; null where nobody knows. */
  value?: number | null;
  /** What it says in place of a percentage: `3 of 8 files`. */
  valueText?: string;
  /** A circle where there is no room for a bar. */
  shape?: 'bar' | 'circle';
  /** Whether name and figure stand above the bar; a screen reader says them in any case. */
  captioned?: boolean;
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  size?: 'sm' | 'md' | 'lg';
}

/** How far something is that takes a while. For what takes no longer than a moment, a `Spinner`. */
export declare function Progress(props: ProgressProps): JSX.Element;
