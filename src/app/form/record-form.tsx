import type { ReactNode } from 'react';
import { useDraftName, useSession } from '#app/data';
import { FieldInputsContext, fieldInputs, RecordDialogsContext } from '#app/inputs';
import { FailedScreen } from '#app/problems';
import type { OneRecord } from '#client';
import { lazily } from '#components/lazily';
import { Skeleton } from '#components/skeleton';
import type { Entity, Values } from '#specification';
import { FormBody } from './form-body.tsx';
import type { FormStep } from './steps.ts';
import { useOpened } from './use-opened.ts';

export interface RecordFormProps {
  entity: Entity;
  /** `create`, `update` or a transition: what is sent. */
  does: string;
  /** The record as it is; absent for a new one. */
  record?: OneRecord;
  /** What a new record begins with beyond its defaults; its identity must be stable. */
  given?: Values;
  /** The fields, in steps; one step has no stepper. */
  steps: readonly FormStep[];
  /** What the form is called, where it is a page of its own. */
  title?: string;
  /** What the draft is called in this browser. */
  draft: string;
  submitLabel: string;
  /** Whether its first field has the focus as it opens. */
  begins?: boolean;
  /** What sends it and goes on with another one says; absent where none follows. */
  anotherLabel?: string | undefined;
  /** What leaves it says; `Cancel` where absent. */
  cancelLabel?: string;
  /**
   * @param before the record as it was; absent for a new one
   * @param isAnother whether another one is to follow
   */
  onDone: (saved: OneRecord | undefined, before?: OneRecord, isAnother?: boolean) => void;
  onCancel: () => void;
}

const dialogs = {
  Make: lazily(() => import('./record-dialogs.tsx'), 'MakeRecord'),
  Change: lazily(() => import('./record-dialogs.tsx'), 'ChangeRecord'),
};

const nothing: Values = {};

/** Asks for the fields of a record, checks them as the document states, keeps a draft, and sends them. */
export function RecordForm(props: RecordFormProps): ReactNode {
  const draft = useDraftName()(props.draft);
  const { unknown } = useSession();
  // What is typed belongs to whoever types it: under nobody's name it would not be found again.
  if (unknown) return <FailedScreen error={unknown.error()} onRetry={unknown.retry} />;
  // For somebody else it is opened anew.
  return <OpenedForm key={draft} {...props} draft={draft} />;
}

function OpenedForm({ given = nothing, draft, ...rest }: RecordFormProps): ReactNode {
  const opened = useOpened(rest, draft, given);
  if (!opened) return <Skeleton lines={6} />;
  return (
    <FieldInputsContext value={fieldInputs}>
      <RecordDialogsContext value={dialogs}>
        <FormBody {...rest} opened={opened} />
      </RecordDialogsContext>
    </FieldInputsContext>
  );
}
