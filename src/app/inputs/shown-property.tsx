import { FieldDisplay } from '#app/fields';
import { answerOf, type Field, type Structure } from '#specification';

export interface ShownPropertyProps {
  field: Field;
  /** The answer as it is kept. */
  value: unknown;
  /** The object that it stands in, as it is being answered. */
  view: Structure;
}

/** What a person does not answer in an object: what is computed, as it stands now, and what is read-only. */
export function ShownProperty({ field, value, view }: ShownPropertyProps) {
  const shown = field.computed ? answerOf(field, view.get(field.name)) : value;
  return (
    <div className="flex min-w-0 flex-[1_1_7rem] flex-col gap-1">
      <span className="text-sm font-medium">{field.label.text}</span>
      <span className="flex min-h-control items-center">
        <FieldDisplay field={field} value={shown ?? null} />
      </span>
    </div>
  );
}
