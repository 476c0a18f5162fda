import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAround } from '#app/data';
import { GapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { Description } from '#app/prose';
import { StateBadge } from '#app/screens';
import { type Offer, offersOf, transitionLabel } from '#app/transitions';
import type { HistoryEntry } from '#client';
import { VisuallyHidden } from '#components/visually-hidden';
import type { Entity, Values } from '#specification';

interface LifecyclePictureProps {
  entity: Entity;
  values: Values;
  /** The latest first. */
  changes: readonly HistoryEntry[];
}

/** The state that a record is in, the one it came from, and where it can go from here; where it cannot yet, why. */
export function LifecyclePicture({ entity, values, changes }: LifecyclePictureProps) {
  const messages = useMessages();
  const { record: words } = useTools();
  const around = useAround();
  const { lifecycle } = entity;
  const state = lifecycle?.stateOf(values);
  if (!lifecycle || !state) return null;
  const offers = offersOf(entity, values, around, messages);
  const before = changes.find(({ to }) => to === state.name)?.from;
  return (
    // As wide as its words need: large text stands one below the other.
    <section
      aria-label={messages.detail.lifecycle}
      className="@container rounded-sheet border border-line bg-surface px-4 py-3 text-sm"
    >
      <div className="grid gap-x-6 gap-y-4 @lg:grid-flow-col @lg:auto-cols-auto @lg:justify-start">
        {before && before !== state.name && (
          <Part title={words.before}>
            <StateBadge entity={entity} state={before} />
          </Part>
        )}
        <Part title={words.now}>
          <StateBadge entity={entity} state={state.name} />
          <Description className="max-w-prose text-muted" text={state.description} />
          {state.isFinal && offers.length === 0 && <span className="text-muted">{words.final}</span>}
        </Part>
        {offers.length > 0 && (
          <Part title={words.after}>
            <ul className="flex flex-col gap-2">
              {offers.map((offer) => (
                <Way key={offer.transition.name} entity={entity} offer={offer} />
              ))}
            </ul>
          </Part>
        )}
      </div>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-1.5 not-first:border-line @max-lg:not-first:border-t @max-lg:not-first:pt-3 @lg:not-first:border-s @lg:not-first:ps-6">
      <h2 className="text-xs text-muted">{title}</h2>
      {children}
    </div>
  );
}

interface WayProps {
  entity: Entity;
  offer: Offer;
}

function Way({ entity, offer: { transition, reason } }: WayProps) {
  const messages = useMessages();
  const label = transitionLabel(transition, messages);
  return (
    <li>
      <div className="flex flex-wrap items-center gap-2">
        <GapOutline path={transition.path} subject={label}>
          <bdi className={reason === undefined ? undefined : 'text-muted'}>{label}</bdi>
          <ArrowRight aria-hidden className="size-3.5 shrink-0 text-muted rtl:-scale-x-100" />
          <VisuallyHidden> {messages.becomes} </VisuallyHidden>
          {transition.to ? <StateBadge entity={entity} state={transition.to.name} /> : '…'}
        </GapOutline>
      </div>
      {reason !== undefined && <p className="max-w-prose text-muted">{reason}</p>}
    </li>
  );
}
