import type { Transition } from '#specification';
import { WayWords } from './way-words.tsx';

/** A transition on its line: what it is called, what must hold, what is asked, who takes it. */
export function WayLabel({ transition }: { transition: Transition }) {
  const { label, facts } = transition;
  return (
    <div className="flex max-w-44 flex-col items-center px-2 py-0.5 text-center text-xs leading-tight">
      <span className={`font-medium ${facts.tone === 'critical' ? 'text-critical' : ''}`}>{label.text}</span>
      <WayWords isShort transition={transition} />
    </div>
  );
}
