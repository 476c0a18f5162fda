import { Dialog as Radix } from 'radix-ui';
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

function Header({ className, ...rest }: DialogHeaderProps) {
  return <div {...rest} className={cn('border-b border-line py-3.5 ps-5 pe-14', className)} />;
}

function Title({ className, ...rest }: DialogTitleProps) {
  return <Radix.Title {...rest} className={cn(titleLook, className)} />;
}

function Description({ className, ...rest }: DialogDescriptionProps) {
  return <Radix.Description {...rest} className={cn('text-sm text-muted', className)} />;
}

function Body({ className, ...rest }: DialogBodyProps) {
  return <Scrolled {...rest} className={cn('flex-1 scroll-pb-20 px-5 py-inset', className)} />;
}

function Actions({ className, ...rest }: DialogActionsProps) {
  return (
    <div
      {...keepClear}
      {...rest}
      className={cn('flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3.5', className)}
    />
  );
}

function Close(props: DialogCloseProps) {
  return (
    <Radix.Close asChild>
      <Button {...props} />
    </Radix.Close>
  );
}

function Action(props: DialogActionProps) {
  return (
    <Radix.Close asChild>
      <Button tone="primary" {...props} />
    </Radix.Close>
  );
}

/** What draws the parts of a dialog or a drawer. */
export const sheetParts = { Header, Title, Description, Body, Actions, Close, Action };
