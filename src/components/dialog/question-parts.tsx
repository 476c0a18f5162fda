import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '#components/button';
import { cn, keepClear } from '#components/internal';
import type {
  DialogActionProps,
  DialogActionsProps,
  DialogBodyProps,
  DialogCloseProps,
  DialogDescriptionProps,
  DialogHeaderProps,
  DialogTitleProps,
} from './dialog-part-props.ts';
import { titleLook } from './looks.ts';
import { Scrolled } from './scrolled.tsx';
import type { sheetParts } from './sheet-parts.tsx';

function Header({ className, ...rest }: DialogHeaderProps) {
  return <div {...rest} className={cn('flex flex-col gap-2', className)} />;
}

function Title({ className, ...rest }: DialogTitleProps) {
  return <Radix.Title {...rest} className={cn(titleLook, className)} />;
}

function Description({ className, ...rest }: DialogDescriptionProps) {
  return <Radix.Description {...rest} className={cn('text-base text-muted', className)} />;
}

function Body({ className, ...rest }: DialogBodyProps) {
  return <Scrolled {...rest} className={cn('low:shrink-0', className)} />;
}

function Actions({ className, ...rest }: DialogActionsProps) {
  return (
    <div
      {...keepClear}
      {...rest}
      className={cn('mt-4 flex flex-wrap justify-end gap-3 pb-[max(1.25rem,env(safe-area-inset-bottom))]', className)}
    />
  );
}

function Close(props: DialogCloseProps) {
  return (
    <Radix.Cancel asChild>
      <Button {...props} />
    </Radix.Cancel>
  );
}

function Action({ className, ...rest }: DialogActionProps) {
  return (
    <Radix.Action asChild>
      <Button tone="primary" {...rest} className={cn('max-w-full wrap-anywhere', className)} />
    </Radix.Action>
  );
}

/** What draws the parts of a question. */
export const questionParts: typeof sheetParts = { Header, Title, Description, Body, Actions, Close, Action };
