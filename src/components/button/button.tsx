import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { type ActionTone, blocked, cn } from '#components/internal';
import { Spinner } from '#components/spinner';
import { buttonShapes, buttonSizes, buttonVariants } from './button.variants.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** How much the action weighs. At most one `primary` on a screen. */
  variant?: keyof typeof buttonVariants;
  /** `critical` where something is lost by it. */
  tone?: ActionTone;
  /** `sm` in tables and toolbars, `lg` where it stands alone, `md` everywhere else. */
  size?: keyof typeof buttonSizes;
  /** `picture` is as wide as high: for an icon without words. */
  shape?: keyof typeof buttonShapes;
  /** `submit` sends its form, `reset` takes it back; `button`, which does neither, where absent. */
  type?: 'button' | 'submit' | 'reset';
  /** The action is under way: shows a spinner and takes no presses, but keeps the focus. */
  busy?: boolean;
  /** Lends the look to its one child, so that a link can look like a button. */
  asChild?: boolean;
}

/** Makes something happen here and now. To go elsewhere, put a link inside with `asChild`. */
export function Button({
  variant = 'secondary',
  tone = 'neutral',
  size = 'md',
  shape = 'words',
  busy = false,
  asChild = false,
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      {...(asChild ? {} : { type: 'button', disabled })}
      {...rest}
      aria-busy={busy || undefined}
      {...blocked(busy || String(rest['aria-disabled']) === 'true' || (asChild && disabled === true))}
      className={cn(
        'inline-flex max-w-full shrink-0 items-center justify-center rounded-control border py-[calc(var(--size-of-button)-1px)] text-center font-medium no-underline transition-colors duration-quick',
        'forced-colors:aria-pressed:forced-color-adjust-none forced-colors:aria-pressed:border-[Highlight] forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText]',
        'disabled:border-line disabled:bg-sunken disabled:text-muted aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted',
        buttonVariants[variant][tone],
        buttonSizes[size],
        buttonShapes[shape][size],
        className,
      )}
    >
      {busy && <Spinner />}
      <Slot.Slottable>{children}</Slot.Slottable>
    </Root>
  );
}
