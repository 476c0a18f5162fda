export interface BadgeProps extends ComponentProps<'span'> {
  /** What the state means for who reads it; `neutral` where it means nothing good or bad. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical';
  /** `sm` within a line of small words, `lg` beside a heading, `md` everywhere else. */
  size?: 'sm' | 'md' | 'lg';
  /** Before the words, so that not the colour alone tells what it says. */
  icon?: ReactNode;
  /** How far what it says is known. */
  certainty?: 'stated' | 'assumed' | 'notShown';
  /** Lends the look to its one child, as to a link to what is in that state. */
  asChild?: boolean;
}

/** A state, in a word or two. */
export declare function Badge(props: BadgeProps): JSX.Element;
