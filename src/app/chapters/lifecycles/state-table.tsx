import { LineLink } from '#app/chapters/fact-links';
import { useChapterMessages } from '#app/messages';
import { StateBadge } from '#app/screens';
import { WordTable } from '#components/word-table';
import type { Lifecycle } from '#specification';
import { editableIn, type Graph } from './graph-of.ts';

/** The same in words: what each action makes of each state. */
export function StateTable({ lifecycle, graph: { ways, unreached } }: { lifecycle: Lifecycle; graph: Graph }) {
  const { states } = useChapterMessages();
  const { entity, transitions } = lifecycle;
  return (
    <WordTable
      caption={states.title(entity.label.text)}
      headings={[states.state, ...transitions.map(({ label }) => label.text), states.editable, states.line]}
      rows={lifecycle.states.map((state) => {
        const { fields, isAll } = editableIn(lifecycle, state);
        const marks = [
          state === lifecycle.initial && states.initial,
          state.isFinal && states.final,
          unreached.has(state) && states.unreached,
        ].filter(Boolean);
        return {
          key: state.name,
          cells: [
            <span key="state" className="flex flex-col items-start gap-0.5">
              <StateBadge entity={entity} state={state.name} />
              {marks.length > 0 && <span className="text-xs text-muted">{marks.join(', ')}</span>}
            </span>,
            ...transitions.map((transition) => {
              const way = ways.find((one) => one.transition === transition && one.from === state.path);
              if (!way) return null;
              const { to } = transition;
              return to ? <StateBadge key={way.id} entity={entity} state={to.name} /> : states.lost(undefined);
            }),
            fields.length === 0 ? states.nothing : isAll ? states.everything : fields.join(', '),
            <LineLink key="line" path={state.path} subject={state.label.text} />,
          ],
        };
      })}
    />
  );
}
