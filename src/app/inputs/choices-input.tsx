import { useTools } from '#app/messages/tools';
import { Checkbox } from '#components/checkbox';
import type { Field } from '#specification';
import type { FieldInputProps } from './field-input.ts';

/** Several of a few: all in sight, also one that was chosen and is offered no more. */
export function ChoicesInput({
  field,
  items,
  value,
  onChange,
  onBlur,
  innerErrors,
}: FieldInputProps & { items: Field }) {
  const tools = useTools();
  const chosen: unknown[] = Array.isArray(value) ? value : [];
  const former = chosen
    .filter((one) => items.choice(one) === undefined)
    .map((one) => ({ value: one, title: String(one) }));
  const most = field.limit('maxItems') ?? Number.POSITIVE_INFINITY;
  const isFull = chosen.length >= most;
  const [wrong] = Object.values(innerErrors ?? {});
  return (
    <div className="flex flex-col gap-1">
      {[...items.choices, ...former].map((option) => (
        <Checkbox
          key={String(option.value)}
          label={option.title}
          checked={chosen.includes(option.value)}
          disabled={isFull && !chosen.includes(option.value)}
          onBlur={onBlur}
          onCheckedChange={(isChosen) =>
            onChange(isChosen === true ? [...chosen, option.value] : chosen.filter((one) => one !== option.value))
          }
        />
      ))}
      {isFull && !wrong && (
        <p role="status" className="text-sm text-muted">
          {tools.form.mostChosen(most)}
        </p>
      )}
      {wrong && <p className="text-sm text-critical">{wrong}</p>}
    </div>
  );
}
