import type { KeyRow } from '#components/internal';

const tables = Object.values(
  import.meta.glob<readonly KeyRow[]>('../../src/components/*/keyboard.ts', { eager: true, import: 'keyboard' }),
);
const stories = Object.values(
  import.meta.glob<string>('../../src/**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' }),
);

const rows = tables.flat();
/** Left and right change places from right to left: those are pressed once more. */
const pressed = rows.length + rows.filter(({ isMirrored }) => isMirrored).length;
const told = stories.join('\n').match(/^export const \w+: Story\b/gm)?.length ?? 0;

/** How much is measured with each change, counted from what measures it. */
export function Measured() {
  return (
    <p className="max-w-prose text-base text-ink">
      Asked so with each change: {told} stories of the library and of the parts of screens, besides those of whole
      products, and {pressed} rows of {tables.length} keyboard tables.
    </p>
  );
}
