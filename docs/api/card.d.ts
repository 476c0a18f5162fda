export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names it, over what is in it. Absent where it is put together from `CardHeader` and the other parts. */
  title?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title. */
  actions?: ReactNode;
  /** How far what is on it is known: its edge is dashed where it is assumed, hatched where it is not shown. */
  certainty?: 'stated' | 'assumed' | 'notShown';
  /** Lends the look to its one child, such as the `li` of a list of cards. */
  asChild?: boolean;
}

/**
 * A sheet: what belongs together, within a hairline. With a title, or put together from `CardHeader`, `CardBody` and
 * `CardFooter`; its `CardTitle` then names it as a region.
 */
export declare function Card(props: CardProps): JSX.Element;

export type CardHeaderProps = ComponentProps<'div'>;

/** What a card begins with: a `CardTitle`, `CardActions` beside it. */
export declare function CardHeader(props: CardHeaderProps): JSX.Element;

export interface CardTitleProps extends ComponentProps<'h2'> {
  /** Its level in the page's outline. */
  level?: 2 | 3 | 4;
}

/** Names a card. */
export declare function CardTitle(props: CardTitleProps): JSX.Element;

export type CardActionsProps = ComponentProps<'div'>;

/** Beside the title of a card; not on paper. */
export declare function CardActions(props: CardActionsProps): JSX.Element;

export type CardBodyProps = ComponentProps<'div'>;

/** What is in a card. What reaches to its edges, as a list does, stands beside it. Without one, all that is in a card has its room. */
export declare function CardBody(props: CardBodyProps): JSX.Element;

export type CardFooterProps = ComponentProps<'div'>;

/** What a card ends with: what is done with all of it. */
export declare function CardFooter(props: CardFooterProps): JSX.Element;
