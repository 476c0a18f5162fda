import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import { useIsInDialog } from '#components/dialog';
import type { Way } from './use-steps.ts';

export interface FormActionsProps {
  way: Way;
  isBusy: boolean;
  /** Absent where there is nothing to send. */
  submitLabel: string | undefined;
  cancelLabel: string | undefined;
  onCancel: () => void;
}

/** On to the next step or off to the server, back, and away; in a dialog in the order of its questions. */
export function FormActions({ way, isBusy, submitLabel, cancelLabel, onCancel }: FormActionsProps) {
  const messages = useMessages();
  const buttons = [
    (submitLabel !== undefined || !way.isLast) && (
      <Button key="on" type="submit" tone="primary" busy={isBusy}>
        {way.isLast ? submitLabel : messages.form.next}
      </Button>
    ),
    way.step > 0 && (
      <Button key="back" onClick={way.goBack}>
        {messages.form.back}
      </Button>
    ),
    <Button key="away" tone="quiet" onClick={onCancel}>
      {cancelLabel ?? messages.form.cancel}
    </Button>,
  ];
  return useIsInDialog() ? buttons.reverse() : buttons;
}
