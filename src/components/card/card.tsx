import { Slot } from 'radix-ui';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { type Certainty, certainties, cn, NamesContext, useNames } from '#components/internal';
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
  /** Lends the look to its one child, such as the `li` of a list of cards. */
  asChild?: boolean;
}

/** What is in a card has room around it, of which a header and a footer in there take no notice; none where it has a body of its own. */
const around =
  '[--around:theme(spacing.inset)] has-[>[data-card=body]]:[--around:0px] has-[>[data-card=body]]:contents';

/**
 * A sheet: what belongs together, within a hairline. With a title, or put together from `CardHeader`, `CardBody` and
 * `CardFooter`; its `CardTitle` then names it as a region.
 */
export function Card({
  title,
  level,
  actions,
  certainty = 'stated',
  asChild = false,
  className,
  children,
  ...rest
}: CardProps) {
  const [titleId, setTitleId] = useState<string>();
  const Root = asChild ? Slot.Root : 'section';
  return (
    <Root
      aria-labelledby={rest['aria-label'] ? undefined : titleId}
      {...rest}
      className={cn(
        'min-w-0 rounded-sheet border border-line bg-surface [--around:0px] [--ground:var(--color-of-surface)]',
        certainties[certainty],
        className,
      )}
    >
      <Slot.Slottable child={children}>
        {(content) => (
          <NamesContext value={title === undefined ? setTitleId : undefined}>
            {(title || actions) && (
              <CardHeader>
                {title && <CardTitle level={level}>{title}</CardTitle>}
                {actions && <CardActions>{actions}</CardActions>}
              </CardHeader>
            )}
            <CardBody className={around}>{content}</CardBody>
          </NamesContext>
        )}
      </Slot.Slottable>
    </Root>
  );
}

export type CardHeaderProps = ComponentProps<'div'>;

/** What a card begins with: a `CardTitle`, `CardActions` beside it. */
export function CardHeader({ className, ...rest }: CardHeaderProps) {
  return (
    <div
      data-card="header"
      {...rest}
      className={cn(
        'flex break-after-avoid flex-wrap items-center justify-between gap-2 border-b border-line px-inset py-2.5 -mx-(--around) -mt-(--around) mb-(--around)',
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
  const id = useNames(rest.id);
  return <Heading level={level} size="sm" {...rest} id={id} />;
}

export type CardActionsProps = ComponentProps<'div'>;

/** Beside the title of a card; not on paper. */
export function CardActions({ className, ...rest }: CardActionsProps) {
  return <div {...rest} className={cn('flex gap-2 print:hidden', className)} />;
}

export type CardBodyProps = ComponentProps<'div'>;

/** What is in a card. What reaches to its edges, as a list does, stands beside it. Without one, all that is in a card has its room. */
export function CardBody({ className, ...rest }: CardBodyProps) {
  return <div data-card="body" {...rest} className={cn('p-inset', className)} />;
}

export type CardFooterProps = ComponentProps<'div'>;

/** What a card ends with: what is done with all of it. */
export function CardFooter({ className, ...rest }: CardFooterProps) {
  return (
    <div
      data-card="footer"
      {...rest}
      className={cn(
        'flex flex-wrap items-center gap-2 border-t border-line px-inset py-2.5 -mx-(--around) mt-(--around) -mb-(--around)',
        className,
      )}
    />
  );
}
