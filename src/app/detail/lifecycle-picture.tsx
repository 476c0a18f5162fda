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

/** The way through its lifecycle that a record is at: the state before and what led out of it, the one it is in, and each way on; where it cannot yet be gone, why. */
export function LifecyclePicture({ entity, values, changes }: LifecyclePictureProps) {
  const messages = useMessages();
  const { record: words, board } = useTools();
  const around = useAround();
  const { lifecycle } = entity;
  const state = lifecycle?.stateOf(values);
  const unknown = lifecycle?.unknownStateOf(values);
  if (!lifecycle || lifecycle.states.length === 0) return null;
  if (!state)
    return (
      <section
        aria-label={messages.detail.lifecycle}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-sheet border border-line bg-surface px-4 py-3 text-sm"
      >
        {unknown !== undefined && <StateBadge entity={entity} state={unknown} />}
        <p className="text-muted">
          {unknown === undefined ? board.elsewhere : messages.form.locked.noSuchState(unknown)}
        </p>
      </section>
    );
  const offers = offersOf(entity, values, around, messages);
  const last = changes.find(({ from, to }) => to === state.name && from !== to);
  const taken = last && lifecycle.transition(last.action);
  return (
    <section
      aria-label={messages.detail.lifecycle}
      className="@container flex flex-col gap-2 rounded-sheet border border-line bg-surface px-4 py-3 text-sm"
    >
      <div className="flex flex-wrap items-start gap-y-2 @max-2xl:flex-col">
        {last?.from && (
          <Part title={words.before} className="flex flex-wrap items-center gap-2">
            <StateBadge entity={entity} state={last.from} />
            <Edge />
            {taken && <bdi className="text-muted">{transitionLabel(taken, messages)}</bdi>}
            <Arrow className="@max-2xl:rotate-90 @2xl:rtl:-scale-x-100 @2xl:me-2" />
          </Part>
        )}
        <Part title={words.now} className="flex items-center">
          <span className="rounded-control outline-2 outline-offset-1 outline-accent">
            <StateBadge entity={entity} state={state.name} />
          </span>
          {offers.length > 0 && <Edge className="ms-2 @max-2xl:hidden" />}
        </Part>
        {offers.length > 0 && (
          <Part title={words.after} className="@max-2xl:-mt-1 @max-2xl:ps-3">
            <ul>
              {offers.map((offer) => (
                <Way key={offer.transition.name} entity={entity} offer={offer} />
              ))}
            </ul>
          </Part>
        )}
      </div>
      <Description className="max-w-prose text-muted" text={state.description} />
      {state.isFinal && offers.length === 0 && <p className="text-muted">{words.final}</p>}
    </section>
  );
}

function Part({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 ${className}`}>
      <VisuallyHidden asChild>
        <h2>{title}</h2>
      </VisuallyHidden>
      {children}
    </div>
  );
}

const Edge = ({ className = '' }: { className?: string }) => (
  <span aria-hidden className={`w-4 shrink-0 border-t border-edge ${className}`} />
);

const Arrow = ({ className }: { className: string }) => (
  <ArrowRight aria-hidden className={`size-3.5 shrink-0 text-muted ${className}`} />
);

interface WayProps {
  entity: Entity;
  offer: Offer;
}

/** A branch: its line leads from the state, past the branches above it, to what it is called. */
function Way({ entity, offer: { transition, reason } }: WayProps) {
  const messages = useMessages();
  const label = transitionLabel(transition, messages);
  return (
    <li className="relative ps-6 not-last:pb-2 before:absolute before:start-0 before:top-0 before:h-3 before:w-4 before:border-edge before:border-b @max-2xl:before:rounded-es-control @max-2xl:before:border-s @2xl:not-first:before:rounded-es-control @2xl:not-first:before:border-s not-last:after:absolute not-last:after:inset-y-0 not-last:after:start-0 not-last:after:border-edge not-last:after:border-s @2xl:first:after:top-3">
      <div className="flex flex-wrap items-center gap-2">
        <GapOutline path={transition.path} subject={label}>
          <bdi className={reason === undefined ? undefined : 'text-muted'}>{label}</bdi>
          <Arrow className="rtl:-scale-x-100" />
          <VisuallyHidden> {messages.becomes} </VisuallyHidden>
          {transition.to ? <StateBadge entity={entity} state={transition.to.name} /> : '…'}
        </GapOutline>
      </div>
      {reason !== undefined && <p className="max-w-prose text-muted">{reason}</p>}
    </li>
  );
}
