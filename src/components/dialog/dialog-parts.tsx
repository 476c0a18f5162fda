import { createContext, type ElementType, use } from 'react';
import { Button } from '#components/button';
import { cn, keepClear, Scrolled, useNames } from '#components/internal';
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

interface Surroundings {
  /** What names a dialog and what closes it: loaded with the dialog, not with the page that says what is in it. */
  primitive: Record<'Title' | 'Description' | 'Close' | 'Action', ElementType>;
  looks: Record<'header' | 'description' | 'body' | 'actions', string>;
}

/** What the parts of a dialog stand in. */
export const SurroundingsContext = createContext<Surroundings | undefined>(undefined);

function useSurroundings() {
  const surroundings = use(SurroundingsContext);
  if (!surroundings) throw new Error('The parts of a dialog stand in a Dialog, a Drawer or an AlertDialog');
  return surroundings;
}

/** What a dialog begins with: its `DialogTitle`, its `DialogDescription`, and what stands beside them. */
export function DialogHeader({ className, ...rest }: DialogHeaderProps) {
  const { looks } = useSurroundings();
  return <div {...rest} className={cn(looks.header, className)} />;
}

/** Names a dialog. */
export function DialogTitle({ className, ...rest }: DialogTitleProps) {
  const { primitive } = useSurroundings();
  const id = useNames(rest.id);
  return <primitive.Title {...rest} id={id} className={cn(titleLook, className)} />;
}

/** Why, or what comes of it, in a sentence; read after the title. */
export function DialogDescription({ className, children, ...rest }: DialogDescriptionProps) {
  const { primitive, looks } = useSurroundings();
  return (
    <p {...rest} className={cn(looks.description, className)}>
      {/* Radix refers to it by an id of its own, whatever the paragraph has. */}
      <primitive.Description asChild>
        <span>{children}</span>
      </primitive.Description>
    </p>
  );
}

/** What is asked or read in a dialog; it scrolls where it is long, and the keys scroll it. */
export function DialogBody({ className, ...rest }: DialogBodyProps) {
  const { looks } = useSurroundings();
  return <Scrolled {...rest} className={cn(looks.body, className)} />;
}

/** Buttons at the end of a dialog, the one that goes on last. */
export function DialogActions({ className, ...rest }: DialogActionsProps) {
  const { looks } = useSurroundings();
  return (
    <div
      {...keepClear}
      {...rest}
      className={cn(
        // Where the whole sheet scrolls it is come to as anything else in it.
        'flex flex-wrap justify-end gap-3 [&_:is(a,button,input)]:scroll-my-0',
        looks.actions,
        className,
      )}
    />
  );
}

/** A button that closes the dialog it stands in. In an `AlertDialog` the way out, which the focus begins on. */
export function DialogClose(props: DialogCloseProps) {
  const { primitive } = useSurroundings();
  return (
    <primitive.Close asChild>
      <Button {...props} />
    </primitive.Close>
  );
}

/** The button that goes on. It closes the dialog as well, unless its `onClick` prevents that. */
export function DialogAction({ className, ...rest }: DialogActionProps) {
  const { primitive } = useSurroundings();
  return (
    <primitive.Action asChild>
      <Button variant="primary" {...rest} className={cn('max-w-full wrap-anywhere', className)} />
    </primitive.Action>
  );
}
