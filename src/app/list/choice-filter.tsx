import { useMessages } from '#app/messages';
import { Checkbox } from '#components/checkbox';
import { Field as FieldFrame } from '#components/field';
import { Select } from '#components/select';
import { chosenIn, type FilterProps, oneOf } from './filter-props.ts';

interface ChoiceFilterProps extends FilterProps {
  options: readonly { value: string; label: string }[];
}

/** Beyond so many, or with so few that both mean all, one is chosen from a list. */
const [fewest, most] = [3, 8];

/** By some of the values that there are. */
export function ChoiceFilter(props: ChoiceFilterProps) {
  const count = props.options.length;
  return count >= fewest && count <= most ? <Several {...props} /> : <One {...props} />;
}

function Several({ label, condition, operator, filter, onChange, options }: ChoiceFilterProps) {
  const chosen = chosenIn(filter);
  const choose = (value: string, isChosen: boolean) =>
    onChange((before) => {
      const others = chosenIn(before).filter((other) => other !== value);
      return oneOf(isChosen ? [...others, value] : others, operator);
    });
  return (
    <FieldFrame label={label} annotation={condition} group>
      <div className="grid grid-cols-2 gap-x-3">
        {options.map(({ value, label: title }) => (
          <Checkbox
            key={value}
            label={<span className="text-sm">{title}</span>}
            checked={chosen.includes(value)}
            onCheckedChange={(isChosen) => choose(value, isChosen === true)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}

function One({ label, condition, operator, filter, onChange, options }: ChoiceFilterProps) {
  const messages = useMessages();
  return (
    <FieldFrame label={label} annotation={condition}>
      <Select
        size="sm"
        value={chosenIn(filter)[0] ?? null}
        onValueChange={(value) => onChange(oneOf(value === null ? [] : [value], operator))}
        options={options}
        placeholder={messages.list.any}
        emptyLabel={messages.list.any}
      />
    </FieldFrame>
  );
}
