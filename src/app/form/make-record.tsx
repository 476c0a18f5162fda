import { useMemo } from 'react';
import type { MakeRecordProps } from '#app/inputs';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { formNameOf } from '#app/screens';
import { Dialog } from '#components/dialog';
import { RecordForm } from './record-form.tsx';
import { stepsOf } from './steps.ts';

/** Makes a record in the middle of another form, which keeps what is typed there. */
export function MakeRecord({ entity, given, onMade, onClose }: MakeRecordProps) {
  const messages = useMessages();
  const { product } = useDocument();
  const screen = product.screenOf('create', entity);
  const steps = useMemo(() => (screen ? stepsOf(screen, entity, messages.form.rest) : []), [screen, entity, messages]);
  if (!screen) return null;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={messages.form.addOne(entity.label.text)}>
      <RecordForm
        entity={entity}
        does="create"
        given={given}
        steps={steps}
        draft={formNameOf(screen, 'in-place')}
        submitLabel={messages.form.create(entity.label.text)}
        onDone={(saved) => {
          const key = saved && entity.keyOf(saved.values);
          if (key) onMade(key);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
