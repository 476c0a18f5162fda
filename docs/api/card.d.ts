export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  title?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title. */
  actions?: ReactNode;
  certainty?: Certainty;
}

/** A sheet: what belongs together, within a hairline. */
export declare function Card(props: CardProps): JSX.Element;
