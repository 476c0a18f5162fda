import { createContext, type ReactNode, use, useMemo } from 'react';
import { useRecord } from '#app/data';
import type { ChangeRecordProps, MakeRecordProps } from '#app/inputs';
import { useMessages } from '#app/messages';
import { FailedAction } from '#app/problems';
import { formNameOf, useRecordName } from '#app/screens';
import { useUndo } from '#app/undo';
import type { OneRecord } from '#client';
import { Dialog } from '#components/dialog';
import { Skeleton } from '#components/skeleton';
import { useToast } from '#components/toast';
import type { Entity, Screen } from '#specification';
import { RecordForm, type RecordFormProps } from './record-form.tsx';
import { stepsOf } from './steps.ts';

/** How many forms are open around: each keeps what is typed in it by itself. */
const DepthContext = createContext(0);

/** Makes a record in the middle of another form, which keeps what is typed there. */
export function MakeRecord({ entity, given, onMade, onClose }: MakeRecordProps) {
  const messages = useMessages();
  const screen = entity.product.screenOf('create', entity);
  const draft = useDraftInPlace();
  if (!screen) return null;
  return (
    <InPlace title={messages.form.addOne(entity.label.text)} onClose={onClose}>
      <FormInPlace
        {...{ entity, screen, given }}
        does="create"
        // Whoever is called otherwise is somebody else.
        draft={draft(screen, entity.nameField && given[entity.nameField.name])}
        submitLabel={messages.form.create(entity.label.text)}
        onSaved={({ values }) => onMade(entity.keyOf(values))}
        onClose={onClose}
      />
    </InPlace>
  );
}

/** Changes a record in the middle of another form: what that asks of it may be missing there. */
export function ChangeRecord({ entity, of, onChanged, onClose }: ChangeRecordProps) {
  const messages = useMessages();
  const nameOf = useRecordName();
  const screen = entity.product.screenOf('edit', entity);
  const tell = useToast();
  const undoOf = useUndo();
  const draft = useDraftInPlace();
  const { data: record, error } = useRecord(entity, of);
  if (!screen) return null;
  const name = record ? nameOf(entity, record.values) : entity.label.text;
  return (
    <InPlace title={`${messages.detail.edit}: ${name}`} onClose={onClose}>
      {record ? (
        <FormInPlace
          {...{ entity, screen, record }}
          does="update"
          draft={draft(screen, of)}
          submitLabel={messages.form.save}
          onSaved={(saved, before) => {
            const undo = undoOf({ entity, does: 'update', before, after: saved });
            tell({ title: messages.form.savedRecord(nameOf(entity, saved.values)), actions: [undo] });
            onChanged();
          }}
          onClose={onClose}
        />
      ) : error ? (
        <FailedAction error={error} />
      ) : (
        <Skeleton lines={6} />
      )}
    </InPlace>
  );
}

/** What the draft of a form is called that stands in another one. */
function useDraftInPlace(): (screen: Screen, of?: unknown) => string {
  const depth = use(DepthContext);
  return (screen, of) => {
    const place = depth === 0 ? 'in-place' : `in-place-${depth}`;
    return formNameOf(screen, of === undefined ? place : `${of}-${place}`);
  };
}

function InPlace({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const depth = use(DepthContext);
  return (
    <DepthContext value={depth + 1}>
      <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
        {children}
      </Dialog>
    </DepthContext>
  );
}

interface FormInPlaceProps extends Pick<RecordFormProps, 'does' | 'record' | 'given' | 'draft' | 'submitLabel'> {
  entity: Entity;
  screen: Screen;
  /** Told what the backend has by now, and had before. */
  onSaved: (saved: OneRecord, before?: OneRecord) => void;
  onClose: () => void;
}

function FormInPlace({ screen, onSaved, onClose, ...form }: FormInPlaceProps) {
  const { entity } = form;
  const messages = useMessages();
  const tell = useToast();
  const nameOf = useRecordName();
  const steps = useMemo(() => stepsOf(screen, entity, messages.form.rest), [screen, entity, messages]);
  return (
    <RecordForm
      {...form}
      steps={steps}
      onDone={(saved, before) => {
        if (saved?.isWaiting) tell({ title: messages.outbox.waits(nameOf(entity, saved.values)) });
        else if (saved) onSaved(saved, before);
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
