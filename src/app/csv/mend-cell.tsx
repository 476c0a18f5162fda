import { useTools } from '#app/messages/tools';
import { Select } from '#components/select';
import { TextInput } from '#components/text-input';
import type { Field } from '#specification';

const name = 'cell';

/** What was written in a cell. */
export const writtenIn = (answers: FormData): string => String(answers.get(name) ?? '');

interface MendCellProps {
  /** What the cell answers; absent where that is not chosen yet. */
  field: Field | undefined;
  written: string;
  /** Told what was chosen, where there is a choice. */
  onChoose: (written: string) => void;
}

/** What a cell of a file holds, to be put right: as a file has it, or one of the choices. */
export function MendCell({ field, written, onChoose }: MendCellProps) {
  const { csv } = useTools();
  if (field?.kind.shape.type !== 'choice')
    return <TextInput size="sm" className="min-w-40" name={name} defaultValue={written} />;
  const titles = field.choices.map(({ title }) => title);
  return (
    <Select
      size="sm"
      className="min-w-40"
      defaultValue={titles.includes(written) ? written : undefined}
      placeholder={written || csv.none}
      emptyLabel={field.isRequired ? undefined : csv.nothing}
      options={titles.map((title) => ({ value: title, label: title }))}
      onValueChange={(title) => onChoose(title ?? '')}
    />
  );
}
