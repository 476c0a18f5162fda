import { Slot } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { type Certainty, certainties, cn, type Tone, tones } from '#components/internal';
import { badgeSizes } from './badge.variants.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** What the state means for who reads it; `neutral` where it means nothing good or bad. */
  tone?: Tone;
  /** `sm` within a line of small words, `lg` beside a heading, `md` everywhere else. */
  size?: keyof typeof badgeSizes;
  /** Before the words, so that not the colour alone tells what it says. */
  icon?: ReactNode;
  /** How far what it says is known. */
  certainty?: Certainty;
  /** Lends the look to its one child, as to a link to what is in that state. */
  asChild?: boolean;
}

/** A state, in a word or two. */
export function Badge({
  tone = 'neutral',
  size = 'md',
  icon,
  certainty = 'stated',
  asChild = false,
  className,
  children,
  ...rest
}: BadgeProps) {
  const Root = asChild ? Slot.Root : 'span';
  return (
    <Root
      {...rest}
      className={cn(
        'inline-flex max-w-full items-center rounded-control border font-medium wrap-break-word',
        badgeSizes[size],
        certainty === 'notShown' ? 'px-1' : 'px-(--free)',
        tones[tone],
        certainties[certainty],
        icon && 'gap-1 [&>svg]:size-3.5',
        className,
      )}
    >
      {icon}
      <Slot.Slottable child={children}>
        {(words) =>
          certainty === 'notShown' ? <span className="rounded-control bg-surface px-1">{words}</span> : words
        }
      </Slot.Slottable>
    </Root>
  );
}
