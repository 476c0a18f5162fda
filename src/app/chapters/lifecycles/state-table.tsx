import { MoveRight } from 'lucide-react';
import { assumedWords } from '#app/chapters/drawn';
import { LineLink } from '#app/chapters/fact-links';
import { useChapterMessages } from '#app/messages';
import { StateBadge } from '#app/screens';
import { WordTable } from '#components/word-table';
import type { Lifecycle } from '#specification';
import { editableIn, type Graph, type Way } from './graph-of.ts';
import { WayWords } from './way-words.tsx';

/** The same in words: what each state is, and all that the picture says of what leads on from it. */
export function StateTable({ lifecycle, graph: { ways, lost, unreached } }: { lifecycle: Lifecycle; graph: Graph }) {
  const { states } = useChapterMessages();
  const { entity } = lifecycle;
  const leaving = (id: string) => ways.filter(({ from }) => from === id);
  const rows = lifecycle.states.map((state) => {
    const { fields, isAll, isAssumed } = editableIn(lifecycle, state);
    const marks = [
      state === lifecycle.initial && states.initial,
      state.isFinal && states.final,
      unreached.has(state) && states.unreached,
    ].filter(Boolean);
    return {
      key: state.path,
      cells: [
        <span key="state" className="flex flex-col items-start gap-0.5">
          <StateBadge entity={entity} state={state.name} />
          {marks.length > 0 && <span className="text-xs text-muted">{marks.join(', ')}</span>}
        </span>,
        <Ways key="out" ways={leaving(state.path)} />,
        <span key="editable" className={isAssumed ? assumedWords : ''}>
          {fields.length === 0 ? states.nothing : isAll ? states.everything : fields.join(', ')}
        </span>,
        <LineLink key="line" path={state.path} subject={state.label.text} />,
      ],
    };
  });
  // What a transition leaves may not be shown, or be no state.
  const fromNowhere = lost.flatMap(({ id, name }) => {
    const out = leaving(id);
    return out.length > 0 ? [{ key: id, cells: [states.lost(name), <Ways key="out" ways={out} />, null, null] }] : [];
  });
  return (
    <WordTable
      caption={states.title(entity.label.text)}
      headings={[states.state, states.out, states.editable, states.line]}
      rows={[...rows, ...fromNowhere]}
    />
  );
}

function Ways({ ways }: { ways: readonly Way[] }) {
  const { states } = useChapterMessages();
  if (ways.length === 0) return null;
  return (
    <ul className="flex flex-col gap-2.5">
      {ways.map(({ id, transition }) => (
        <li key={id} className="flex flex-col gap-0.5">
          <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
            <span className={`font-medium ${transition.facts.tone === 'critical' ? 'text-critical' : ''}`}>
              {transition.label.text}
            </span>
            <MoveRight role="img" aria-label={states.to} className="size-3.5 shrink-0 text-muted rtl:-scale-x-100" />
            {transition.to ? (
              <StateBadge entity={transition.lifecycle.entity} state={transition.to.name} />
            ) : (
              states.lost(transition.facts.to ?? undefined)
            )}
            <LineLink path={transition.path} subject={transition.label.text} />
          </span>
          <WayWords transition={transition} />
        </li>
      ))}
    </ul>
  );
}
