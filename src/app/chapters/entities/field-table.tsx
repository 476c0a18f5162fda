import { useSearchParams } from 'react-router';
import { drawnAt, FactProblems } from '#app/chapters/drawn';
import { LineLink } from '#app/chapters/fact-links';
import { GapNote, useAsked } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { WordTable } from '#components/word-table';
import type { Entity, Field } from '#specification';
import { AnswerCell } from './answer-cell.tsx';
import { TypeCell } from './type-cell.tsx';
import { UsedIn } from './used-in.tsx';
import { WhoCell } from './who-cell.tsx';

/** The fields of an entity, also those inside of objects and lists, with all that is known of each. */
export function FieldTable({ entity }: { entity: Entity }) {
  const { model } = useChapterMessages();
  const [parameters] = useSearchParams();
  const asked = drawnAt(entity.product, parameters.get('at') ?? '');
  return (
    <WordTable
      caption={model.fields}
      headings={[model.field, model.type, model.answer, model.seenBy, model.changedBy, model.usedIn]}
      rows={rowsOf(entity).map(({ field, depth }) => ({
        key: field.path,
        marked: field.path === asked,
        cells: [
          <FieldName key="name" field={field} depth={depth} isAsked={field.path === asked} />,
          <TypeCell key="type" field={field} />,
          <AnswerCell key="answer" field={field} />,
          depth === 0 && <WhoCell key="seen" field={field} actions={['read']} />,
          depth === 0 && <WhoCell key="changed" field={field} actions={['create', 'update']} />,
          depth === 0 && <UsedIn key="used" field={field} />,
        ],
      }))}
    />
  );
}

interface Row {
  field: Field;
  /** How many fields it stands in. */
  depth: number;
}

function rowsOf({ fields }: Entity): Row[] {
  const inside = (field: Field, depth: number): Row[] => [
    { field, depth },
    ...(field.items ?? field).properties.flatMap((property) => inside(property, depth + 1)),
  ];
  return fields.flatMap((field) => inside(field, 0));
}

function FieldName({ field, depth, isAsked }: Row & { isAsked: boolean }) {
  const place = useAsked<HTMLDivElement>(isAsked);
  return (
    <div
      {...place}
      className="flex min-w-32 flex-col items-start gap-0.5"
      style={{ paddingInlineStart: `${depth}rem` }}
    >
      <span className="font-medium">{field.label.text}</span>
      <span className="annotation text-muted">{field.name}</span>
      <LineLink path={field.path} subject={field.label.text} />
      <FactProblems path={field.path} isOnly={depth > 0 || field.properties.length > 0} />
      {depth === 0 && <GapNote path={field.path} subject={field.label.text} isAlways />}
    </div>
  );
}
