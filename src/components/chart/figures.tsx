import type { ReactNode, Ref } from 'react';
import type { Series, SeriesPoint } from './series.ts';
import type { Targeted } from './target.tsx';

interface FiguresProps extends Targeted {
  ref?: Ref<HTMLTableElement>;
  label: string;
  /** Absent where there is one figure of each point. */
  series?: readonly Series[] | undefined;
  points: readonly SeriesPoint[];
  written: (value: number) => ReactNode;
}

/** The figures of a chart, for who cannot see what is drawn. */
export function Figures({ ref, label, series, points, target, written }: FiguresProps) {
  return (
    // A table is as high as what is in it, however it is cut: what holds it is not.
    <div className="sr-only">
      <table ref={ref}>
        <caption>{label}</caption>
        {series && (
          <thead>
            <tr>
              <td />
              {series.map((part) => (
                <th key={part.key} scope="col">
                  {part.label}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {points.map(({ key, label: name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {(series ?? [{ key: '' }]).map((part, at) => (
                <td key={part.key}>{written(values[at] ?? Number.NaN)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {target && (
          <tfoot>
            <tr>
              <th scope="row">{target.label}</th>
              <td colSpan={series?.length}>{written(target.value)}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
