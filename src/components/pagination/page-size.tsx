import { ChevronDown } from 'lucide-react';
import { Button, type buttonSizes } from '#components/button';
import { DropdownMenu } from '#components/dropdown-menu';
import { useStrings } from '#components/locale';

interface PageSizeProps {
  size: keyof typeof buttonSizes;
  perPage: number;
  choices: readonly number[];
  onChange: (size: number) => void;
}

/** How many a page has. */
export function PageSize({ size, perPage, choices, onChange }: PageSizeProps) {
  const strings = useStrings();
  return (
    <DropdownMenu
      trigger={
        <Button size={size} variant="quiet" className="print:hidden [&>svg]:size-4">
          {strings.perPage(perPage)}
          <ChevronDown aria-hidden />
        </Button>
      }
      entries={[
        {
          kind: 'choice',
          label: strings.rowsPerPage,
          value: String(perPage),
          onValueChange: (value) => onChange(Number(value)),
          options: choices.map((one) => ({ value: String(one), label: one })),
        },
      ]}
    />
  );
}
