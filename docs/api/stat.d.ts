export interface StatProps extends ComponentProps<'div'> {
  label: ReactNode;
  value: ReactNode;
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
}

/** One figure that matters, and what it counts; smaller where its container (`@container`) is narrow, and whole on a phone, so that it does not tear. */
export declare function Stat(props: StatProps): JSX.Element;
