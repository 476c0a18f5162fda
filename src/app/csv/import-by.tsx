import { useTools } from '#app/messages/tools';
import { Field as FieldFrame } from '#components/field';
import { Select } from '#components/select';
import type { Field } from '#specification';

interface ImportByProps {
  /** What a record can be found by, in columns that the file has. */
  options: readonly Field[];
  by: Field | undefined;
  /** Whether rows may make new records. */
  mayCreate: boolean;
  onChange: (by: Field | undefined) => void;
}

/** By what a row names the record that it changes. */
export function ImportBy({ options, by, mayCreate, onChange }: ImportByProps) {
  const { csv } = useTools();
  return (
    <FieldFrame label={csv.by} description={csv.byHint}>
      <Select
        size="sm"
        className="max-w-80"
        value={by?.name ?? null}
        placeholder={csv.byNone}
        emptyLabel={mayCreate ? csv.byNone : undefined}
        onValueChange={(name) => onChange(options.find((field) => field.name === name))}
        options={options.map(({ name, label }) => ({ value: name, label: label.text }))}
      />
    </FieldFrame>
  );
}
