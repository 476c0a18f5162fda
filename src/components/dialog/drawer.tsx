import { overlay } from '#components/lazily';
import type { Content, Sheet } from './dialog.tsx';
import type { sideLooks, widths } from './looks.ts';
import { Triggered } from './triggered.tsx';

const DialogSheet = overlay(() => import('./dialog-sheet.tsx'), 'DialogSheet');

export type DrawerProps = Sheet &
  Content & {
    /** The edge that it comes in from. */
    side?: keyof typeof sideLooks;
    /** How far it comes in, where there is room. */
    size?: keyof typeof widths;
  };

/** More of what is on the page, beside it: filters, a record, the navigation of a phone. Left, and otherwise, as a `Dialog`. A class, a ref and all else are for its sheet. */
export function Drawer({ trigger, open, defaultOpen, onOpenChange, side = 'end', ...rest }: DrawerProps) {
  return (
    <Triggered {...{ trigger, open, defaultOpen, onOpenChange }}>
      {(opened) => <DialogSheet {...rest} {...opened} side={side} />}
    </Triggered>
  );
}
