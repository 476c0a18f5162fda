import { createContext, use } from 'react';
import { useNames } from '#components/internal';
import type {
  DialogActionProps,
  DialogActionsProps,
  DialogBodyProps,
  DialogCloseProps,
  DialogDescriptionProps,
  DialogHeaderProps,
  DialogTitleProps,
} from './dialog-part-props.ts';
import type { sheetParts } from './sheet-parts.tsx';

/** What draws the parts of a dialog: loaded with the dialog, not with the page that says what is in it. */
export const DrawnContext = createContext<typeof sheetParts | undefined>(undefined);

function useDrawn() {
  const parts = use(DrawnContext);
  if (!parts) throw new Error('The parts of a dialog stand in a Dialog, a Drawer or an AlertDialog');
  return parts;
}

/** What a dialog begins with: its `DialogTitle`, its `DialogDescription`, and what stands beside them. */
export function DialogHeader(props: DialogHeaderProps) {
  const { Header } = useDrawn();
  return <Header {...props} />;
}

/** Names a dialog. */
export function DialogTitle(props: DialogTitleProps) {
  const { Title } = useDrawn();
  const id = useNames(props.id);
  return <Title {...props} id={id} />;
}

/** Why, or what comes of it, in a sentence; read after the title. */
export function DialogDescription(props: DialogDescriptionProps) {
  const { Description } = useDrawn();
  return <Description {...props} />;
}

/** What is asked or read in a dialog; it scrolls where it is long, and the keys scroll it. */
export function DialogBody(props: DialogBodyProps) {
  const { Body } = useDrawn();
  return <Body {...props} />;
}

/** Buttons at the end of a dialog, the one that goes on last. */
export function DialogActions(props: DialogActionsProps) {
  const { Actions } = useDrawn();
  return <Actions {...props} />;
}

/** A button that closes the dialog it stands in. In an `AlertDialog` the way out, which the focus begins on. */
export function DialogClose(props: DialogCloseProps) {
  const { Close } = useDrawn();
  return <Close {...props} />;
}

/** The button that goes on. It closes the dialog as well, unless its `onClick` prevents that. */
export function DialogAction(props: DialogActionProps) {
  const { Action } = useDrawn();
  return <Action {...props} />;
}
