import { Field as FieldFrame } from '#components/field';
import { type Field, fieldLabel, isEmpty, type Values } from '#spec';
import { FieldDisplay, useFieldViews } from './field.tsx';
import type { FieldDisplayProps, FieldInputProps, FieldView } from './field-view.ts';

export const object: FieldView = { Input: ObjectInput, Display: ObjectDisplay, isGroup: true };

function propertiesOf(field: Field): [string, Field][] {
  return Object.entries(field.properties ?? {});
}

function ObjectInput({ field, value, onChange, onBlur, form, innerErrors }: FieldInputProps) {
  const viewOf = useFieldViews();
  const answers = (value ?? {}) as Values;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 border-s border-line ps-3">
      {propertiesOf(field).map(([name, inner]) => {
        const { Input, isGroup } = viewOf(inner);
        return (
          <FieldFrame
            key={name}
            label={fieldLabel(name, inner).text}
            required={inner.required ?? false}
            error={innerErrors?.[name]}
            group={isGroup}
          >
            <Input
              name={name}
              field={inner}
              value={answers[name] ?? null}
              onChange={(next) => onChange({ ...answers, [name]: next })}
              onBlur={onBlur}
              form={form}
            />
          </FieldFrame>
        );
      })}
    </div>
  );
}

function ObjectDisplay({ field, value, compact }: FieldDisplayProps) {
  const answers = (value ?? {}) as Values;
  const answered = propertiesOf(field).filter(([name]) => !isEmpty(answers[name]));
  if (compact) {
    return (
      <span>
        {answered.map(([name, inner], index) => (
          <span key={name}>
            {index > 0 && ', '}
            <FieldDisplay field={inner} value={answers[name]} compact />
          </span>
        ))}
      </span>
    );
  }
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1">
      {answered.map(([name, inner]) => (
        <div key={name} className="flex gap-1.5">
          <dt className="text-muted">{fieldLabel(name, inner).text}</dt>
          <dd>
            <FieldDisplay field={inner} value={answers[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
