import type { ReactNode } from 'react';

/** What is told, and what stands in it between backticks as code. */
export function withCode(told: string): ReactNode[] {
  return told.split('`').map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <code key={index} className="whitespace-nowrap font-mono text-sm">
        {words}
      </code>
    ),
  );
}
