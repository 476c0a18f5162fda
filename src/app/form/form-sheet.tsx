import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import {
  createLabel,
  DeniedPage,
  formNameOf,
  ScreenHeader,
  type ScreenProps,
  useCameFrom,
  useIsHere,
  useListOf,
  useOpen,
  useRecordAddress,
  useRecordName,
  useScreenName,
} from '#app/screens';
import { useUndo } from '#app/undo';
import type { OneRecord } from '#client';
import { Card } from '#components/card';
import { useToast } from '#components/toast';
import type { Entity, Values } from '#specification';
import { RecordForm } from './record-form.tsx';
import { stepsOf } from './steps.ts';

export interface FormSheetProps extends ScreenProps {
  entity: Entity;
  record?: OneRecord;
  /** What a new record begins with beyond its defaults. */
  given?: Values;
}

/** A form as a screen of its own. */
export function FormSheet({ screen, parameters, entity, record, given }: FormSheetProps) {
  const { to } = useDocument();
  const messages = useMessages();
  const navigate = useNavigate();
  const tell = useToast();
  const undoOf = useUndo();
  const openOf = useOpen();
  const { subject } = useSession();
  const listOf = useListOf();
  const isHere = useIsHere();
  const from = useCameFrom();
  const nameOf = useRecordName();
  const screenNameOf = useScreenName();
  const addressOf = useRecordAddress();
  /** How many were made one after the other. */
  const [made, setMade] = useState(0);
  const steps = useMemo(() => stepsOf(screen, entity, messages.form.rest), [screen, entity, messages]);
  if (!screen.isFor(subject)) return <DeniedPage screen={screen} />;
  const name = record && nameOf(entity, record.values);
  const title = screenNameOf(screen, name);
  const pageOf = (one: OneRecord | undefined) => one && addressOf('detail', entity, one.values);
  /** Nobody comes back to a form that is done with, or twice to the page that it was opened from. */
  const leaveFor = (page: string | undefined) => {
    const list = listOf(entity);
    if (from && (page === undefined || page === from.pathname)) void navigate(-1);
    else void navigate(page ?? to(list ? list.addressOf({}) : '/'), { replace: true });
  };
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader screen={screen} parameters={parameters} title={title} record={record?.values} />
      <Card className="max-w-sheet" data-begin={record ? undefined : ''}>
        <RecordForm
          key={made}
          begins={made > 0}
          entity={entity}
          does={record ? 'update' : 'create'}
          record={record}
          given={given}
          steps={steps}
          title={title}
          draft={formNameOf(screen, record && entity.keyOf(record.values))}
          submitLabel={record ? messages.form.save : createLabel(screen, entity, messages)}
          anotherLabel={record ? undefined : messages.form.another}
          onDone={(saved, before, isAnother) => {
            const done = saved && nameOf(entity, saved.values);
            const title = done ? messages.form.savedRecord(done) : messages.form.saved;
            const isUnmade = saved?.isWaiting && !before;
            const undo = undoOf({ entity, does: before ? 'update' : 'create', before, after: saved });
            tell({
              title: saved?.isWaiting ? messages.outbox.waits(done || entity.label.text) : title,
              actions: [undo, (isHere() && !isAnother) || isUnmade ? undefined : openOf(entity, saved)],
            });
            if (isHere() && isAnother) return setMade(made + 1);
            // What is not made yet has no page.
            if (isHere()) leaveFor(isUnmade ? undefined : pageOf(saved ?? record));
          }}
          onCancel={() => leaveFor(from ? undefined : pageOf(record))}
        />
      </Card>
    </div>
  );
}
