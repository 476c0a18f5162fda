import { ChevronDown } from 'lucide-react';
import { Button } from '#components/button';
import { DropdownMenu } from '#components/dropdown-menu';
import { useStrings } from '#components/locale';

interface PageSizeProps {
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** How many a page has. */
export function PageSize({ size, sizes, onChange }: PageSizeProps) {
  const strings = useStrings();
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" variant="quiet" className="print:hidden [&>svg]:size-4">
          {strings.perPage(size)}
          <ChevronDown aria-hidden />
        </Button>
      }
      entries={[
        {
          kind: 'choice',
          label: strings.rowsPerPage,
          value: String(size),
          onValueChange: (value) => onChange(Number(value)),
          options: sizes.map((one) => ({ value: String(one), label: one })),
        },
      ]}
    />
  );
}
