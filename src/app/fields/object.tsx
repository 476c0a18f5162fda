import { useAround } from '#app/data';
import { type Field, isEmpty, objectView, scopeOf, type Values } from '#specification';
import { errorsBelow } from './errors-below.ts';
import { FieldDisplay } from './field.tsx';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';
import { FramedInput } from './framed-input.tsx';
import { ShownProperty } from './shown-property.tsx';

export const object: FieldView = { Input: ObjectInput, Display: ObjectDisplay, isGroup: true, showsInnerErrors: true };

/** What an object holds, as far as it matters here; what a person does not answer is only shown. */
function ObjectInput({ field, value, onChange, entity, form, item, path, innerErrors, ...rest }: FieldInputProps) {
  const around = useAround();
  const answers = valuesOf(value);
  const view = objectView(field, answers, { entity, values: form, around, item });
  const scope = scopeOf(entity, form, around, view);
  const relevant = field.properties.filter(({ relevantWhen }) => relevantWhen?.test(scope) !== false);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 border-s border-line ps-3">
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
          />
        ) : (
          <ShownProperty key={property.name} field={property} value={answers[property.name]} view={view} />
        ),
      )}
    </div>
  );
}

function valuesOf(value: unknown): Values {
  return typeof value === 'object' && value !== null ? (value as Values) : {};
}

function ObjectDisplay({ field, value, compact }: FieldDisplayProps) {
  const answers = valuesOf(value);
  const answered = field.properties.filter(({ name }) => !isEmpty(answers[name]));
  return compact ? (
    <InOneLine answered={answered} answers={answers} />
  ) : (
    <Listed answered={answered} answers={answers} />
  );
}

interface AnsweredProps {
  answered: readonly Field[];
  answers: Values;
}

function InOneLine({ answered, answers }: AnsweredProps) {
  return (
    <span>
      {answered.map((property, index) => (
        <span key={property.name}>
          {index > 0 && ', '}
          <FieldDisplay field={property} value={answers[property.name]} compact />
        </span>
      ))}
    </span>
  );
}

function Listed({ answered, answers }: AnsweredProps) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1">
      {answered.map((property) => (
        <div key={property.name} className="flex gap-1.5">
          <dt className="text-muted">{property.label.text}</dt>
          <dd>
            <FieldDisplay field={property} value={answers[property.name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
