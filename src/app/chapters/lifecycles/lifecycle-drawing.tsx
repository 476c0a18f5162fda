import type { DrawingProps } from '#app/chapters';
import { FactProblems, useChosen, useDrawn } from '#app/chapters/drawn';
import { GapNote, SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { Diagram } from '#components/diagram';
import { Gap } from '#components/gap';
import { Heading } from '#components/text';
import type { Lifecycle } from '#specification';
import { graphOf } from './graph-of.ts';
import { StateExplained } from './state-explained.tsx';
import { StateTable } from './state-table.tsx';
import { TransitionExplained } from './transition-explained.tsx';
import { useStates } from './use-states.tsx';

interface LifecycleDrawingProps extends Pick<DrawingProps, 'isWhole'> {
  lifecycle: Lifecycle;
}

/** One lifecycle as a statechart; what is chosen explains itself beside it, as a whole every transition below it. */
export function LifecycleDrawing({ lifecycle, isWhole = false }: LifecycleDrawingProps) {
  const { picture, states } = useChapterMessages();
  const [chosen, setChosen] = useChosen((at) => asked(lifecycle, at));
  const { place } = useDrawn<HTMLDivElement>(lifecycle.path);
  const graph = graphOf(lifecycle);
  const { nodes, edges, begin } = useStates(lifecycle, graph);
  const { entity, path } = lifecycle;
  const state = lifecycle.states.find((one) => one.path === chosen);
  const transition = lifecycle.transitions.find((one) => one.path === chosen);
  return (
    <div {...place} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <Heading level={2} size="sm">
          {states.title(entity.label.text)}
        </Heading>
        <span className="text-sm text-muted">
          {lifecycle.isFieldAssumed ? states.fieldNotShown : states.keptIn(lifecycle.field.label.text)}
        </span>
        <SourceLink path={path} />
        <GapNote path={path} subject={entity.label.text} isAlways />
      </div>
      <FactProblems path={path} isOnly />
      {nodes.length === 0 ? (
        <Gap title={states.noStates} source={<SourceLink path={`${path}.states`} />} />
      ) : (
        <Diagram
          whole={isWhole}
          label={states.title(entity.label.text)}
          nodes={nodes}
          edges={edges}
          list={<StateTable lifecycle={lifecycle} graph={graph} />}
          value={chosen}
          onValueChange={(id) => setChosen(id === begin ? (lifecycle.initial?.path ?? null) : id)}
          choosing={picture.choose}
          explanation={
            state ? (
              <StateExplained lifecycle={lifecycle} state={state} graph={graph} />
            ) : transition ? (
              <TransitionExplained transition={transition} />
            ) : undefined
          }
        />
      )}
      {isWhole && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-3">
          {lifecycle.transitions.map((one) => (
            <TransitionExplained key={one.name} transition={one} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The state or the transition that an address asks for something of. */
function asked({ path }: Lifecycle, at: string): string | null {
  const [chapter, name, ...steps] = at.split('.');
  return `${chapter}.${name}` === path && steps.length > 1 ? [path, ...steps.slice(0, 2)].join('.') : null;
}
