import type { KeyRow } from '#components/internal';
import { Kbd } from '#components/kbd';
import { Text } from '#components/text';
import { Section } from './section.tsx';

const cell = 'border-b border-line px-3 py-2 text-start align-baseline';

/** As they are drawn on the keys; a screen reader has their names. */
const signs: Partial<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Control: 'Ctrl',
};

/** The rows that the tests press. */
export function Keyboard({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <Section title="Keyboard">
      <Text size="sm" tone="muted">
        Each row is pressed by the tests. From right to left, ← and → change places where they are marked ⇄.
      </Text>
      <div className="overflow-x-auto rounded-sheet border border-line bg-surface">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {['Where one is', 'Keys', 'What they do'].map((heading) => (
                <th key={heading} scope="col" className={`${cell} text-muted`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ when, after = [], keys, does, isMirrored }) => (
              <tr key={`${when} ${after.join()} ${keys}`}>
                <td className={cell}>{when}</td>
                <td className={`${cell} whitespace-nowrap`}>
                  {keys.split('+').map((key) => (
                    <Kbd key={key} className="me-1">
                      {signs[key] ?? key}
                    </Kbd>
                  ))}
                  {/* Others only lead to where a row begins. */}
                  {isMirrored && /Arrow(?:Left|Right)/.test(keys) && '⇄'}
                </td>
                <td className={cell}>{does}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
