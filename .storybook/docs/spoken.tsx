import { useEffect, useState } from 'react';
import { Text } from '#components/text';
import { spokenIn } from '../component-docs.ts';
import { Section } from './section.tsx';
import { withCode } from './with-code.tsx';

/** What a screen reader says: in words, and as the accessible tree has it. */
export function Spoken({ words, story }: { words: string; story: string }) {
  const [tree, setTree] = useState<string>();
  useEffect(() => {
    spokenIn(story).then(setTree);
  }, [story]);
  return (
    <Section title="Screen reader">
      <Text className="max-w-prose">{withCode(words)}</Text>
      {tree && (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
          tabIndex={0}
          className="max-h-80 overflow-auto rounded-sheet border border-line bg-sunken p-3 font-mono text-xs"
        >
          {tree}
        </pre>
      )}
    </Section>
  );
}
