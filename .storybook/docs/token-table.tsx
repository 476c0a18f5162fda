import type { ReactNode } from 'react';

interface TokenTableProps {
  /** Over the column in which each is shown; absent where there is nothing to see. */
  shown?: string;
  rows: readonly { name: string; value?: string; purpose?: string; picture?: ReactNode }[];
}

const cell = 'border-b border-line px-3 py-2 text-start align-middle';

/** Tokens as they are stated: what they are called, what they are, what they are for. */
export function TokenTable({ shown, rows }: TokenTableProps) {
  const hasValues = rows.some(({ value }) => value);
  const hasPurposes = rows.some(({ purpose }) => purpose);
  const headings = ['Name', hasValues && 'Value', hasPurposes && 'For', shown].filter(
    (heading) => typeof heading === 'string',
  );
  return (
    <div className="my-4 overflow-x-auto rounded-sheet border border-line bg-surface text-ink">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col" className={`${cell} text-muted`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, value, purpose, picture }) => (
            <tr key={name}>
              <th scope="row" className={`${cell} whitespace-nowrap font-semibold`}>
                {name}
              </th>
              {hasValues && <td className={`${cell} whitespace-nowrap`}>{value}</td>}
              {hasPurposes && <td className={cell}>{purpose}</td>}
              {shown && <td className={cell}>{picture}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
