import { assumedWords, FactProblems } from '#app/chapters/drawn';
import { GapNote, SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { Description } from '#app/prose';
import { Card } from '#components/card';
import type { Lifecycle, State } from '#specification';
import { editableIn, type Graph } from './graph-of.ts';
import { Said } from './said.tsx';

interface StateExplainedProps {
  lifecycle: Lifecycle;
  state: State;
  graph: Graph;
}

/** A state in words, beside the picture: what may be changed in it, what leads in and out. */
export function StateExplained({ lifecycle, state, graph }: StateExplainedProps) {
  const { states } = useChapterMessages();
  const { fields, isAll, isAssumed } = editableIn(lifecycle, state);
  const named = (id: string) => lifecycle.states.find(({ path }) => path === id)?.label.text ?? '…';
  const coming = graph.ways.filter(({ to }) => to === state.path);
  const leaving = graph.ways.filter(({ from }) => from === state.path);
  const marks = [state === lifecycle.initial && states.initial, state.isFinal && states.final].filter(Boolean);
  return (
    <Card title={state.label.text} actions={<GapNote path={state.path} subject={state.label.text} isAlways />}>
      <div className="flex flex-col gap-2.5 text-sm">
        <FactProblems path={state.path} />
        <Description text={state.description} />
        {marks.length > 0 && <p>{marks.join(', ')}</p>}
        {graph.unreached.has(state) && <p className="text-critical">{states.unreachedWhy}</p>}
        <dl className="flex flex-col gap-2.5">
          <Said title={states.editable}>
            <span className={isAssumed ? assumedWords : ''}>
              {fields.length === 0 ? states.nothing : isAll ? states.everything : fields.join(', ')}
            </span>
          </Said>
          {coming.length > 0 && (
            <Said title={states.in}>
              <ul>
                {coming.map(({ id, transition, from }) => (
                  <li key={id}>{states.wayIn(transition.label.text, named(from))}</li>
                ))}
              </ul>
            </Said>
          )}
          {leaving.length > 0 && (
            <Said title={states.out}>
              <ul>
                {leaving.map(({ id, transition, to }) => (
                  <li key={id}>{states.wayOut(transition.label.text, named(to))}</li>
                ))}
              </ul>
            </Said>
          )}
        </dl>
        <SourceLink path={state.path} />
      </div>
    </Card>
  );
}
