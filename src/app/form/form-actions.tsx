import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import type { Way } from './use-steps.ts';

export interface FormActionsProps {
  way: Way;
  isBusy: boolean;
  /** Absent where there is nothing to send. */
  submitLabel: string | undefined;
  cancelLabel: string | undefined;
  onCancel: () => void;
}

/** On to the next step or off to the server, back, and away. */
export function FormActions({ way, isBusy, submitLabel, cancelLabel, onCancel }: FormActionsProps) {
  const messages = useMessages();
  return (
    <>
      {(submitLabel !== undefined || !way.isLast) && (
        <Button type="submit" tone="primary" busy={isBusy}>
          {way.isLast ? submitLabel : messages.form.next}
        </Button>
      )}
      {way.step > 0 && <Button onClick={way.goBack}>{messages.form.back}</Button>}
      <Button tone="quiet" onClick={onCancel}>
        {cancelLabel ?? messages.form.cancel}
      </Button>
    </>
  );
}
