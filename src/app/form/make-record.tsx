import { createContext, use, useMemo } from 'react';
import type { MakeRecordProps } from '#app/inputs';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { formNameOf, useRecordName } from '#app/screens';
import { Dialog } from '#components/dialog';
import { useToast } from '#components/toast';
import { RecordForm } from './record-form.tsx';
import { stepsOf } from './steps.ts';

/** How many are being made around: each keeps what is typed in it by itself. */
const DepthContext = createContext(0);

/** Makes a record in the middle of another form, which keeps what is typed there. */
export function MakeRecord({ entity, given, onMade, onClose }: MakeRecordProps) {
  const depth = use(DepthContext);
  const messages = useMessages();
  const tell = useToast();
  const nameOf = useRecordName();
  const { product } = useDocument();
  const screen = product.screenOf('create', entity);
  const steps = useMemo(() => (screen ? stepsOf(screen, entity, messages.form.rest) : []), [screen, entity, messages]);
  if (!screen) return null;
  return (
    <DepthContext value={depth + 1}>
      <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={messages.form.addOne(entity.label.text)}>
        <RecordForm
          entity={entity}
          does="create"
          given={given}
          steps={steps}
          draft={formNameOf(screen, depth === 0 ? 'in-place' : `in-place-${depth}`)}
          submitLabel={messages.form.create(entity.label.text)}
          onDone={(saved) => {
            const key = saved && entity.keyOf(saved.values);
            if (saved?.isWaiting) tell({ title: messages.outbox.waits(nameOf(entity, saved.values)) });
            else if (key) onMade(key);
            onClose();
          }}
          onCancel={onClose}
        />
      </Dialog>
    </DepthContext>
  );
}
