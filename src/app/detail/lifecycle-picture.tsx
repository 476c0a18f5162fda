import { ArrowRight } from 'lucide-react';
import { useAround } from '#app/data';
import { GapNote } from '#app/gaps';
import { useMessages } from '#app/messages';
import { StateBadge } from '#app/screens';
import { type Entity, type Exit, mayTry, type Values } from '#specification';

/** The state that a record is in, and where it can go from there. */
export function LifecyclePicture({ entity, values }: { entity: Entity; values: Values }) {
  const messages = useMessages();
  const around = useAround();
  const { lifecycle } = entity;
  const state = lifecycle?.stateOf(values);
  if (!lifecycle || !state) return null;
  const isHidden = entity.product.specification.access.whenDenied === 'hide';
  const exits = lifecycle
    .exits(values, around)
    .filter(({ permission }) => !isHidden || mayTry(permission, entity, values, around));
  return (
    <section
      aria-label={messages.detail.lifecycle}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sheet border border-line bg-surface px-4 py-3 text-sm"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        <StateBadge entity={entity} state={state.name} />
        {state.description && <span className="text-muted">{state.description}</span>}
        {state.isFinal && <span className="text-muted">{messages.detail.final}</span>}
      </div>
      {exits.length > 0 && (
        <ul className="flex flex-col gap-1.5 border-s border-edge ps-4">
          {exits.map((exit) => (
            <Way key={exit.transition.name} entity={entity} exit={exit} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Way({ entity, exit: { transition } }: { entity: Entity; exit: Exit }) {
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="text-muted">{transition.label.text}</span>
      <ArrowRight aria-hidden className="size-3.5 text-muted rtl:-scale-x-100" />
      {transition.to ? <StateBadge entity={entity} state={transition.to.name} /> : '…'}
      <GapNote path={transition.path} subject={transition.label.text} />
    </li>
  );
}
