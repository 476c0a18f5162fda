import { Source, Unstyled } from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTheme } from 'storybook/theming';
import { pasted } from '../pasted.ts';
import { Section } from './section.tsx';

const drawings = import.meta.glob<ComponentType>('../../src/components/*/*.example.tsx', { import: 'Example' });
const codes = import.meta.glob<string>('../../src/components/*/*.example.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const examples = new Map(
  Object.entries(drawings).map(([path, load]) => [
    path.replace('../../src/components/', '').replace('.example.tsx', ''),
    { code: pasted(codes[path] ?? ''), Example: lazy(async () => ({ default: await load() })) },
  ]),
);

/** The least that a component needs, to be copied, and as it is drawn. */
export function InCode({ name }: { name: string }) {
  const { base } = useTheme();
  const found = examples.get(name);
  if (!found) return null;
  const { code, Example } = found;
  return (
    <>
      <Unstyled>
        <Section title="In code">
          {/* What sticks to a window sticks to its stage. */}
          <div
            data-example
            className="relative max-h-96 overflow-auto rounded-sheet border border-line bg-surface p-6 text-base text-ink contain-layout"
          >
            <Suspense>
              <Example />
            </Suspense>
          </div>
        </Section>
      </Unstyled>
      <div className="[&>*]:my-0!">
        <Source code={code} language="tsx" dark={base === 'dark'} />
      </div>
    </>
  );
}
