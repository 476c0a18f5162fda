import { wcagContrast } from 'culori';
import { colors, cssColor } from '#tokens';

/** What is written or drawn on what; 3 is asked of edges, 4.5 of words. */
const pairs: readonly [on: string, what: string, least: number][] = [
  ...['canvas', 'surface', 'sunken'].flatMap((on): [string, string, number][] => [
    [on, 'ink', 4.5],
    [on, 'muted', 4.5],
    [on, 'accent', 4.5],
    [on, 'edge', 3],
    [on, 'focus', 3],
  ]),
  ['accent', 'accent-on', 4.5],
  ['critical', 'critical-on', 4.5],
  ...['info', 'positive', 'caution', 'critical'].map((tone): [string, string, number] => [`${tone}-soft`, tone, 4.5]),
];

const cell = 'border-b border-line px-3 py-2 text-start align-baseline';

/** How far colours that meet are apart, reckoned from the tokens as they are. */
export function Contrast() {
  return (
    <div className="overflow-x-auto rounded-sheet border border-line bg-surface text-ink">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            {['On', 'What', 'Asked', 'Light', 'Dark'].map((heading) => (
              <th key={heading} scope="col" className={`${cell} text-muted`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([on, what, least]) => (
            <tr key={`${on} ${what}`}>
              <td className={cell}>{on}</td>
              <td className={cell}>{what}</td>
              <td className={`${cell} tabular-nums`}>{least}</td>
              <Ratio {...{ on, what, least }} theme="light" />
              <Ratio {...{ on, what, least }} theme="dark" />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface RatioProps {
  on: string;
  what: string;
  least: number;
  theme: 'light' | 'dark';
}

function Ratio({ on, what, least, theme }: RatioProps) {
  const of = (name: string) => {
    const color = colors[name as keyof typeof colors];
    return color ? cssColor(color[theme]) : 'black';
  };
  const ratio = wcagContrast(of(on), of(what));
  return (
    <td className={cell}>
      <span className="inline-flex items-center gap-2 tabular-nums">
        <span
          className="inline-flex size-8 items-center justify-center rounded-control border border-edge font-semibold"
          style={{ background: of(on), color: of(what) }}
        >
          Aa
        </span>
        {ratio.toFixed(1)}
        {ratio < least && <strong className="text-critical">too little</strong>}
      </span>
    </td>
  );
}
