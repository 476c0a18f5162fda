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

export function Header({ className, ...rest }: DialogHeaderProps) {
  return <div {...rest} className={cn('border-b border-line py-3.5 ps-5 pe-14', className)} />;
}

export function Title({ className, ...rest }: DialogTitleProps) {
  return <Radix.Title {...rest} className={cn(titleLook, className)} />;
}

export function Description({ className, ...rest }: DialogDescriptionProps) {
  return <Radix.Description {...rest} className={cn('text-sm text-muted', className)} />;
}

export function Body({ className, ...rest }: DialogBodyProps) {
  return <Scrolled {...rest} className={cn('flex-1 scroll-pb-20 px-5 py-inset', className)} />;
}

export function Actions({ className, ...rest }: DialogActionsProps) {
  return (
    <div
      {...keepClear}
      {...rest}
      className={cn('flex flex-wrap justify-end gap-3 border-t border-line px-5 py-3.5', className)}
    />
  );
}

export function Close(props: DialogCloseProps) {
  return (
    <Radix.Close asChild>
      <Button {...props} />
    </Radix.Close>
  );
}

export function Action(props: DialogActionProps) {
  return (
    <Radix.Close asChild>
      <Button tone="primary" {...props} />
    </Radix.Close>
  );
}
