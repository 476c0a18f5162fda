export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What is on it, in a bar of its own. */
  title?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title. */
  actions?: ReactNode;
  /** How far what is on it is known: its edge is dashed where it is assumed, hatched where it is not shown. */
  certainty?: Certainty;
}

/** A sheet: what belongs together, within a hairline. */
export declare function Card(props: CardProps): JSX.Element;
