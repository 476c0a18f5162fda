export interface ProgressProps extends Omit<ComponentProps<typeof Radix.Root>, 'children' | 'getValueLabel'> {
  /** What is under way. */
  label: string;
  /** How much of `max` is done; null where nobody knows. */
  value?: number | null;
  /** All there is to do; 100 where absent. */
  max?: number;
  /** What it says in place of a percentage: `3 of 8 files`. */
  valueText?: string;
  /** A circle where there is no room for a bar. */
  shape?: 'bar' | 'circle';
  /** Whether name and figure stand above the bar; a screen reader says them in any case. */
  captioned?: boolean;
  /** What has come of it so far: `critical` where it failed, `positive` where it is done. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** How thick the bar is, or how wide the circle. */
  size?: 'sm' | 'md' | 'lg';
}

/** How far something is that takes a while. For what takes no longer than a moment, a `Spinner`. */
export declare function Progress(props: ProgressProps): JSX.Element;
