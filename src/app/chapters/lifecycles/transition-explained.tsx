import { Condition, FactProblems } from '#app/chapters/drawn';
import { FactLinks } from '#app/chapters/fact-links';
import { Takers } from '#app/chapters/who';
import { GapNote, SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { Description } from '#app/prose';
import { StateBadge } from '#app/screens';
import { Card } from '#components/card';
import type { Transition } from '#specification';
import { Said } from './said.tsx';

/** A transition in words, beside the picture. */
export function TransitionExplained({ transition }: { transition: Transition }) {
  const { states } = useChapterMessages();
  const { facts, label, path, asks, guard, lifecycle, from, to } = transition;
  const { entity } = lifecycle;
  return (
    <Card title={label.text} actions={<GapNote path={path} subject={label.text} isAlways />}>
      <div className="flex flex-col gap-2.5 text-sm">
        <FactProblems path={path} />
        <Description text={facts.description} />
        {transition.isClosed && <p className="text-critical">{states.closed}</p>}
        <dl className="flex flex-col gap-2.5">
          <Said title={states.from}>
            <span className="flex flex-wrap gap-1">
              {from.length === 0 ? '…' : from.map((name) => <StateBadge key={name} entity={entity} state={name} />)}
            </span>
          </Said>
          <Said title={states.to}>
            {to ? <StateBadge entity={entity} state={to.name} /> : states.lost(facts.to ?? undefined)}
          </Said>
          <Said title={states.who}>
            <Takers action={transition.name} entity={entity} />
          </Said>
          {guard?.source && (
            <Said title={states.guard}>
              <Condition expression={guard} entity={entity} />
            </Said>
          )}
          {asks.length > 0 && (
            <Said title={states.asks}>
              <FactLinks links={asks.map((field) => ({ path: field.path, label: field.label.text }))} />
            </Said>
          )}
          {facts.confirm && <Said title={states.confirm}>{facts.confirm}</Said>}
          {facts.call && (
            <Said title={states.call}>
              <FactLinks links={[{ path: `calls.${facts.call}`, label: facts.call }]} />
            </Said>
          )}
        </dl>
        <SourceLink path={path} />
      </div>
    </Card>
  );
}
