import { averageOf, FieldDisplay } from '#app/fields';
import { useTools } from '#app/messages/tools';
import { Button } from '#components/button';
import { DropdownMenu } from '#components/dropdown-menu';
import type { Path } from '#specification';
import { aggregates, firstFigure } from './first-figure.ts';
import type { ListPartProps } from './list-records.tsx';
import { useListFigures } from './use-list-figures.ts';
import { usePreferences } from './use-preferences.ts';

interface ColumnFigureProps extends ListPartProps {
  path: Path;
  /** The fields of all columns that have figures: they are asked for in one call. */
  fields: readonly string[];
  /** How many records that is, where they are more than those in sight. */
  count: number | undefined;
}

/** What the numbers of a column come to, over all records that fit, on whatever page. */
export function ColumnFigure({ screen, address, path, fields, count }: ColumnFigureProps) {
  const { figures: words } = useTools();
  const [preferences, prefer] = usePreferences(screen);
  const { data, isPending } = useListFigures(screen, address.asked, fields);
  const chosen = aggregates.find((one) => one === preferences.figures?.[path.name]) ?? firstFigure(path.field);
  const value = data?.figures[path.name]?.[chosen];
  const said = count === undefined ? words.aggregates[chosen] : words.ofAll(words.aggregates[chosen], count);
  if (isPending) return <span aria-busy />;
  if (value === undefined || value === null) return null;
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          size="sm"
          variant="quiet"
          aria-description={words.choose(path.label.text)}
          className="-me-[calc(0.625rem+1px)] font-normal max-sm:-ms-2.5 sm:h-auto sm:flex-col sm:items-end sm:gap-0 sm:py-1 sm:rtl:me-0 sm:rtl:-ms-[calc(0.625rem+1px)] sm:rtl:items-start print:m-0! print:flex-col print:items-end print:gap-0 print:p-0"
        >
          <span className="text-xs text-muted max-sm:whitespace-nowrap sm:text-end sm:text-balance sm:rtl:text-start">
            {said}
          </span>
          <FieldDisplay
            field={path.field}
            value={chosen === 'average' ? averageOf(path.field, value) : value}
            compact
          />
        </Button>
      }
      entries={[
        {
          kind: 'choice',
          label: words.choose(path.label.text),
          value: chosen,
          onValueChange: (next) => prefer({ figures: { ...preferences.figures, [path.name]: next } }),
          options: aggregates.map((one) => ({ value: one, label: words.aggregates[one] })),
        },
      ]}
    />
  );
}
