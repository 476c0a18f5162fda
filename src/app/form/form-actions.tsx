import { useMessages } from '#app/messages';
import { Button } from '#components/button';
import type { Way } from './use-steps.ts';

export interface FormActionsProps {
  way: Way;
  isBusy: boolean;
  /** Absent where there is nothing to send. */
  submitLabel: string | undefined;
  cancelLabel: string | undefined;
  /** Absent where no other one follows. */
  anotherLabel: string | undefined;
  /** Told the form that is to be sent. */
  onAnother: (form: HTMLFormElement | null) => void;
  onCancel: () => void;
}

/** Away, back, and at the end what goes on: to the next step or off to the server. */
export function FormActions({ way, isBusy, submitLabel, cancelLabel, anotherLabel, ...on }: FormActionsProps) {
  const messages = useMessages();
  return (
    <>
      <Button variant="quiet" onClick={on.onCancel}>
        {cancelLabel ?? messages.form.cancel}
      </Button>
      {way.step > 0 && <Button onClick={way.goBack}>{messages.form.back}</Button>}
      {anotherLabel !== undefined && submitLabel !== undefined && way.isLast && (
        // Keys send what most send.
        <Button
          className="max-sm:hidden"
          disabled={isBusy}
          onClick={({ currentTarget }) => on.onAnother(currentTarget.form)}
        >
          {anotherLabel}
        </Button>
      )}
      {(submitLabel !== undefined || !way.isLast) && (
        <Button type="submit" variant="primary" busy={isBusy}>
          {way.isLast ? submitLabel : messages.form.next}
        </Button>
      )}
    </>
  );
}
