import { type Field, isEmpty, type Values } from '#specification';
import { FieldDisplay } from './field.tsx';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { valuesOf } from './values-of.ts';

export const object: FieldView = { Display: ObjectDisplay, hasParts: true };

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
          <bdi>
            {saysNothingAlone(property) && `${property.label.text}: `}
            <FieldDisplay field={property} value={answers[property.name]} compact />
          </bdi>
        </span>
      ))}
    </span>
  );
}

/** A bare number, or a yes, does not tell what it is of. */
function saysNothingAlone({ kindName, unit }: Field): boolean {
  return kindName === 'boolean' || ((kindName === 'integer' || kindName === 'number') && unit === undefined);
}

function Listed({ answered, answers }: AnsweredProps) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1">
      {answered.map((property) => (
        <div key={property.name} className="contents">
          <dt className="text-sm text-muted">{property.label.text}</dt>
          <dd>
            <FieldDisplay field={property} value={answers[property.name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
