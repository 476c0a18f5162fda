import { FactProblems, sentenceOf } from '#app/chapters/drawn';
import { Takers } from '#app/chapters/who';
import { useChapterMessages } from '#app/messages';
import type { Transition } from '#specification';

/** A transition on its line: what it is called, what must hold, what is asked, who takes it. */
export function WayLabel({ transition }: { transition: Transition }) {
  const { states, condition } = useChapterMessages();
  const { label, facts, asks, guard, lifecycle } = transition;
  const saying = { entity: lifecycle.entity, words: condition };
  return (
    <div className="flex max-w-44 flex-col items-center px-2 py-0.5 text-center text-xs leading-tight">
      <span className={`font-medium ${facts.tone === 'critical' ? 'text-critical' : ''}`}>{label.text}</span>
      <FactProblems path={transition.path} />
      {guard && <span className="line-clamp-3 text-muted">[{facts.description ?? sentenceOf(guard, saying)}]</span>}
      {asks.length > 0 && (
        <span className="line-clamp-2 text-muted">
          {states.asksFor(asks.map((field) => field.label.text).join(', '))}
        </span>
      )}
      <span className="line-clamp-2 text-muted">
        <Takers action={transition.name} entity={lifecycle.entity} />
      </span>
    </div>
  );
}
