import { useAround } from '#app/data';
import { errorsBelow, valuesOf } from '#app/fields';
import { type Field, objectView, scopeOf } from '#specification';
import type { FieldInput, FieldInputProps } from './field-input.ts';
import { FramedInput } from './framed-input.tsx';
import { ShownProperty } from './shown-property.tsx';

export const object: FieldInput = { Input: ObjectInput, isGroup: true, showsInnerErrors: true };

/** What an object holds, as far as it matters here; what a person does not answer is only shown. */
function ObjectInput({ field, value, onChange, entity, form, item, path, innerErrors, ...rest }: FieldInputProps) {
  const around = useAround();
  const answers = valuesOf(value);
  const view = objectView(field, answers, { entity, values: form, around, item });
  const scope = scopeOf(entity, form, around, view);
  const relevant = field.properties.filter(({ relevantWhen }) => relevantWhen?.test(scope) !== false);
  return (
    <div className="flex flex-wrap items-start gap-3 border-s border-line ps-3">
      {relevant.map((property) =>
        property.isAnswered ? (
          <FramedInput
            {...rest}
            key={property.name}
            field={property}
            value={answers[property.name] ?? null}
            onChange={(next) => onChange({ ...answers, [property.name]: next })}
            entity={entity}
            form={form}
            item={view}
            path={`${path}.${property.name}`}
            errors={errorsBelow(innerErrors, property.name)}
            className={isShort(property) ? 'min-w-0 flex-[1_1_7rem]' : 'min-w-0 flex-[3_1_15rem]'}
          />
        ) : (
          <ShownProperty key={property.name} field={property} value={answers[property.name]} view={view} />
        ),
      )}
    </div>
  );
}

/** Amounts and days have room in little; names and words are cut in it. */
function isShort({ kind, kindName }: Field): boolean {
  return (kind.filter === 'range' && kindName !== 'dateTime') || kindName === 'boolean';
}
