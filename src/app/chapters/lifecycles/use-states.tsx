import { useChapterMessages } from '#app/messages';
import type { DiagramEdge, DiagramNode } from '#components/diagram';
import type { Lifecycle } from '#specification';
import type { Graph } from './graph-of.ts';
import { StateNode } from './state-node.tsx';
import { WayLabel } from './way-label.tsx';

/** States and transitions as things and lines of a picture, in the signs of a statechart. */
export function useStates(lifecycle: Lifecycle, { ways, lost, unreached }: Graph) {
  const { states } = useChapterMessages();
  const { initial } = lifecycle;
  const begin = `${lifecycle.path} begin`;
  const said = (id: string) => lifecycle.states.find(({ path }) => path === id)?.label.text ?? '…';
  const nodes: DiagramNode[] = [
    ...(initial
      ? [
          {
            id: begin,
            name: states.begins(initial.label.text),
            content: <div className="size-4 rounded-full bg-ink forced-colors:bg-[CanvasText]" />,
            look: 'plain' as const,
          },
        ]
      : []),
    ...lifecycle.states.map((state) => {
      const marks = [
        state === initial && states.initial,
        state.isFinal && states.final,
        unreached.has(state) && states.unreached,
      ];
      return {
        id: state.path,
        name: [state.label.text, ...marks.filter(Boolean)].join(', '),
        content: <StateNode lifecycle={lifecycle} state={state} isUnreached={unreached.has(state)} />,
      };
    }),
    ...lost.map(({ id, name }) => ({
      id,
      name: states.lost(name),
      content: (
        <div className="p-3 text-xs">
          <span className="rounded-control bg-surface px-1.5 py-0.5">{states.lost(name)}</span>
        </div>
      ),
      certainty: 'notShown' as const,
    })),
  ];
  const edges: DiagramEdge[] = [
    ...(initial ? [{ id: `${begin} edge`, from: begin, to: initial.path, end: 'arrow' as const }] : []),
    ...ways.map(
      ({ id, transition, from, to }): DiagramEdge => ({
        id,
        from,
        to,
        chooses: transition.path,
        name: states.way(transition.label.text, said(from), said(to)),
        content: <WayLabel transition={transition} />,
        certainty: transition.isClosed ? 'assumed' : 'stated',
        end: 'arrow',
      }),
    ),
  ];
  return { nodes, edges, begin };
}
