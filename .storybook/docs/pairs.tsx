import { Check, X } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { type ComponentDocs, cn } from '#components/internal';
import { Section } from './section.tsx';
import { withCode } from './with-code.tsx';

type Pair = ComponentDocs['pairs'][number];

interface PairsProps {
  pairs: readonly Pair[];
  /** Draws the component as its first story has it, with something in place of that. */
  Sample: ComponentType<{ args: object }>;
}

/** The component used well and used badly, side by side. */
export function Pairs({ pairs, Sample }: PairsProps) {
  const drawn = ({ args }: Pair['do']) => args && <Sample args={args} />;
  return (
    <Section title="Do and don’t">
      {pairs.map((pair) => (
        <div key={pair.do.words} className="grid items-stretch gap-4 sm:grid-cols-2">
          <Side isGood words={pair.do.words}>
            {drawn(pair.do)}
          </Side>
          <Side words={pair.dont.words}>{drawn(pair.dont)}</Side>
        </div>
      ))}
    </Section>
  );
}

function Side({ isGood = false, words, children }: { isGood?: boolean; words: string; children: ReactNode }) {
  const Mark = isGood ? Check : X;
  return (
    <figure
      className={cn(
        'flex min-w-0 flex-col overflow-hidden rounded-sheet border border-t-4 border-line bg-surface',
        isGood ? 'border-t-positive' : 'border-t-critical',
      )}
    >
      {children && (
        <div className="flex grow items-center overflow-x-auto border-b border-line bg-canvas p-6">{children}</div>
      )}
      <figcaption className="flex gap-2 p-3 text-sm">
        <Mark aria-hidden className={cn('mt-0.5 size-4 shrink-0', isGood ? 'text-positive' : 'text-critical')} />
        <span>
          <strong className="font-semibold">{isGood ? 'Do' : 'Don’t'}</strong>: {withCode(words)}
        </span>
      </figcaption>
    </figure>
  );
}
