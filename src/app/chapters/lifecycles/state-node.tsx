import { Pencil, PencilOff, Unplug } from 'lucide-react';
import { assumedWords, FactProblems } from '#app/chapters/drawn';
import { useChapterMessages } from '#app/messages';
import { Badge } from '#components/badge';
import type { Lifecycle, State } from '#specification';
import { editableIn } from './graph-of.ts';

interface StateNodeProps {
  lifecycle: Lifecycle;
  state: State;
  isUnreached: boolean;
}

/** A state as it is drawn: in its tone, with a second line around it where a record ends, and what may be changed in it. */
export function StateNode({ lifecycle, state, isUnreached }: StateNodeProps) {
  const { states } = useChapterMessages();
  const { fields, isAll, isAssumed } = editableIn(lifecycle, state);
  const Icon = fields.length > 0 ? Pencil : PencilOff;
  return (
    <div className={state.isFinal ? 'p-0.5' : ''}>
      <div
        className={`flex max-w-52 flex-col items-start gap-1 px-3 py-2 ${state.isFinal ? 'rounded-control border border-edge' : ''}`}
      >
        <Badge tone={state.tone}>{state.label.text}</Badge>
        <span className="flex items-center gap-1.5 text-xs text-muted">
          <Icon className="size-3 shrink-0" />
          <span className={`line-clamp-2 ${isAssumed ? assumedWords : ''}`}>
            {fields.length === 0 ? states.nothing : isAll ? states.everything : fields.join(', ')}
          </span>
        </span>
        <FactProblems path={state.path} />
        {isUnreached && (
          <span className="flex items-center gap-1.5 text-xs text-critical">
            <Unplug className="size-3 shrink-0" />
            {states.unreached}
          </span>
        )}
      </div>
    </div>
  );
}
