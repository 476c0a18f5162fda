import type { Transition } from '#specification';
import { WayWords } from './way-words.tsx';

/** A transition beside its line: what it is called, what must hold, what is asked, who takes it. */
export function WayLabel({ transition }: { transition: Transition }) {
  const { label, facts } = transition;
  return (
    <div className="flex max-w-56 flex-col px-1 py-0.5 text-xs leading-tight text-balance">
      <span className={`font-medium ${facts.tone === 'critical' ? 'text-critical' : ''}`}>{label.text}</span>
      <WayWords isShort transition={transition} />
    </div>
  );
}
