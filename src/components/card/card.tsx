import type { ComponentProps, ReactNode } from 'react';
import { type Certainty, certainties, cn } from '#components/internal';
import { Heading } from '#components/text';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Names it, over what is in it. Absent where it is put together from `CardHeader` and the other parts. */
  title?: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title. */
  actions?: ReactNode;
  /** How far what is on it is known: its edge is dashed where it is assumed, hatched where it is not shown. */
  certainty?: Certainty;
}

/** A sheet: what belongs together, within a hairline. With a title, or put together from `CardHeader`, `CardBody` and `CardFooter`. */
export function Card({ title, level, actions, certainty = 'stated', className, children, ...rest }: CardProps) {
  return (
    <section
      {...rest}
      className={cn('min-w-0 rounded-sheet border border-line bg-surface', certainties[certainty], className)}
    >
      {(title || actions) && (
        <CardHeader>
          {title && <CardTitle level={level}>{title}</CardTitle>}
          {actions && <CardActions>{actions}</CardActions>}
        </CardHeader>
      )}
      {/* Parts have room of their own. */}
      <CardBody className="has-[>[data-card]]:contents">{children}</CardBody>
    </section>
  );
}

export type CardHeaderProps = ComponentProps<'header'>;

/** What a card begins with: a `CardTitle`, `CardActions` beside it. */
export function CardHeader({ className, ...rest }: CardHeaderProps) {
  return (
    <header
      data-card
      {...rest}
      className={cn(
        'flex flex-wrap items-center justify-between gap-2 border-b border-line px-inset py-2.5',
        className,
      )}
    />
  );
}

export interface CardTitleProps extends ComponentProps<'h2'> {
  /** Its level in the page's outline. */
  level?: 2 | 3 | 4;
}

/** Names a card. */
export function CardTitle({ level = 2, ...rest }: CardTitleProps) {
  return <Heading level={level} size="sm" {...rest} />;
}

export type CardActionsProps = ComponentProps<'div'>;

/** Beside the title of a card; not on paper. */
export function CardActions({ className, ...rest }: CardActionsProps) {
  return <div {...rest} className={cn('flex gap-2 print:hidden', className)} />;
}

export type CardBodyProps = ComponentProps<'div'>;

/** What is in a card. What reaches to its edges, as a list does, stands beside it. */
export function CardBody({ className, ...rest }: CardBodyProps) {
  return <div data-card {...rest} className={cn('p-inset', className)} />;
}

export type CardFooterProps = ComponentProps<'footer'>;

/** What a card ends with: what is done with all of it. */
export function CardFooter({ className, ...rest }: CardFooterProps) {
  return (
    <footer
      data-card
      {...rest}
      className={cn('flex flex-wrap items-center gap-2 border-t border-line px-inset py-2.5', className)}
    />
  );
}
