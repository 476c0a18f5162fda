import { useAround } from '#app/data';
import { RecordForm } from '#app/form';
import { useMessages } from '#app/messages';
import { PathDisplay, ToldOf } from '#app/screens';
import type { OneRecord } from '#client';
import { Dialog } from '#components/dialog';
import { KeyValue } from '#components/key-value';
import { doing, type Entity, isEmpty, type Transition } from '#specification';
import { heldAgainst } from './held-against.ts';
import { wayOut } from './transition-tone.ts';

interface AskingDialogProps {
  entity: Entity;
  record: OneRecord;
  transition: Transition;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: (saved: OneRecord | undefined) => void;
}

/** Asks for what a transition needs to know. */
export function AskingDialog({ entity, record, transition, title, isOpen, onOpenChange, onDone }: AskingDialogProps) {
  const messages = useMessages();
  const around = useAround();
  const { facts, name, asks, label } = transition;
  const told = facts.confirm ?? facts.description;
  const against = heldAgainst(entity, transition).filter((field) => !isEmpty(field.asPath.read(record.values, around)));
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange} title={title} description={told && <bdi>{told}</bdi>}>
      <div className="mb-4 has-[p:empty]:hidden">
        <ToldOf entity={entity} values={record.values} without={against.map(({ asPath }) => asPath)} />
      </div>
      {against.length > 0 && (
        <KeyValue
          className="mb-4"
          entries={against.map(({ name, label, asPath }) => ({
            key: name,
            label: label.text,
            value: <PathDisplay path={asPath} values={record.values} />,
          }))}
        />
      )}
      <RecordForm
        entity={entity}
        does={name}
        record={record}
        steps={[[{ fields: asks }]]}
        draft={`${entity.name}.${entity.keyOf(record.values)}.${name}`}
        submitLabel={doing(entity.product.specification.purpose.locales).one(label.text, entity.label.text)}
        cancelLabel={wayOut(transition, messages)}
        onDone={onDone}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
