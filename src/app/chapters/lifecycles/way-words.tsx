import { FactProblems, sentenceOf } from '#app/chapters/drawn';
import { Takers } from '#app/chapters/who';
import { useChapterMessages } from '#app/messages';
import type { Transition } from '#specification';

interface WayWordsProps {
  transition: Transition;
  /** On a line of the picture there is no room for all of it. */
  isShort?: boolean;
}

/** What must hold for a transition, what it asks, who takes it: the same on its line and in the list. */
export function WayWords({ transition, isShort = false }: WayWordsProps) {
  const { states, condition } = useChapterMessages();
  const { facts, asks, guard, lifecycle, path, isClosed } = transition;
  const saying = { entity: lifecycle.entity, words: condition };
  const said = guard && (facts.description ?? sentenceOf(guard, saying));
  return (
    <>
      <FactProblems path={path} />
      {isClosed && !isShort && <span className="text-critical">{states.closed}</span>}
      {said && <span className={`text-muted ${isShort ? 'line-clamp-3' : ''}`}>{states.onlyIf(said)}</span>}
      {asks.length > 0 && (
        <span className={`text-muted ${isShort ? 'line-clamp-2' : ''}`}>
          {states.asksFor(asks.map((field) => field.label.text).join(', '))}
        </span>
      )}
      <span className={`text-muted ${isShort ? 'line-clamp-2' : ''}`}>
        {!isShort && `${states.who}: `}
        <Takers action={transition.name} entity={lifecycle.entity} />
      </span>
    </>
  );
}
