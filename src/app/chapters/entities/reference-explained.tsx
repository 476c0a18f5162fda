import { Condition } from '#app/chapters/drawn';
import { GapNote, SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { Description } from '#app/prose';
import { Card } from '#components/card';
import { assumedOnDelete } from '#specification';
import { lostTarget, type Reference } from './references.ts';
import { endOf } from './use-model.tsx';

/** A reference in words: how many on each side, what becomes of it, what may be chosen. */
export function ReferenceExplained({ reference }: { reference: Reference }) {
  const { model } = useChapterMessages();
  const { id, from, to, label, field } = reference;
  const target = to?.label.text ?? lostTarget(reference).name;
  const { where, onDelete } = field;
  return (
    <Card
      title={`${from.label.text} · ${label}`}
      actions={<GapNote path={id} subject={label} isAlways />}
      certainty={to ? 'stated' : 'assumed'}
    >
      <div className="flex flex-col gap-3 text-sm">
        <Description text={field.description} />
        {!to && <p>{model.lost(lostTarget(reference).name)}</p>}
        {target !== undefined && (
          <>
            <p>
              {model.names[endOf(reference)](from.label.text, target)} {field.isUnique ? model.notShared : model.shared}
            </p>
            <p className={onDelete ? '' : 'border-s border-dashed border-edge ps-2'}>
              {model.whenDeleted[onDelete ?? assumedOnDelete](target, from.label.text)}
              {!onDelete && ` ${model.assumedOnDelete}`}
            </p>
          </>
        )}
        {where && (
          <div className="flex flex-col gap-1">
            <p>{model.where}</p>
            <Condition expression={where} entity={to} />
          </div>
        )}
        <SourceLink path={id} />
      </div>
    </Card>
  );
}
