export interface BadgeProps extends ComponentProps<'span'> {
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** How far what it says is known. */
  certainty?: Certainty;
}

/** A state, in a word or two. */
export declare function Badge(props: BadgeProps): JSX.Element;
