export interface StatProps extends ComponentProps<'div'> {
  /** What it counts. */
  label: ReactNode;
  /** The figure as it is read, with its unit. */
  value: ReactNode;
  /** What the figure means for who reads it. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
}

/** One figure that matters, and what it counts; smaller where its container (`@container`) is narrow, and whole on a phone, so that it does not tear. */
export declare function Stat(props: StatProps): JSX.Element;
