import { ChevronDown, ChevronUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router';
import { useTools } from '#app/messages/tools';
import { type TakenAlong, useRecordAddress, useRecordName } from '#app/screens';
import { useShortcuts } from '#app/shortcuts';
import { Button } from '#components/button';
import type { Entity, Values } from '#specification';
import { type Neighbour, useNeighbours } from './use-neighbours.ts';

/** The way to the records before and after this one, in the list that one came from as it was filtered and sorted. */
export function Neighbours({ entity, values }: { entity: Entity; values: Values }) {
  const { record: words } = useTools();
  const navigate = useNavigate();
  const addressOf = useRecordAddress();
  const found = useNeighbours(entity, entity.keyOf(values));
  const wayTo = (neighbour: Neighbour | undefined) => {
    const to = neighbour && addressOf('detail', entity, neighbour.record);
    return to ? { to, record: neighbour.record, state: { from: neighbour.from } satisfies TakenAlong } : undefined;
  };
  const previous = wayTo(found?.previous);
  const next = wayTo(found?.next);
  const go = (way: typeof next) => way && void navigate(way.to, { replace: true, state: way.state });
  useShortcuts(entity.label.text, [
    ...(next ? [{ key: 'j', label: words.next, run: () => go(next) }] : []),
    ...(previous ? [{ key: 'k', label: words.previous, run: () => go(previous) }] : []),
  ]);
  if (!found) return null;
  return (
    <nav aria-label={entity.plural.text} className="flex items-center justify-end gap-1 print:hidden">
      {found.total !== undefined && (
        <span className="me-1 text-sm whitespace-nowrap text-muted tabular-nums">
          {words.place(found.place, found.total)}
        </span>
      )}
      <Step entity={entity} label={words.previous} way={previous}>
        <ChevronUp aria-hidden className="size-4" />
      </Step>
      <Step entity={entity} label={words.next} way={next}>
        <ChevronDown aria-hidden className="size-4" />
      </Step>
    </nav>
  );
}

interface StepProps {
  entity: Entity;
  label: string;
  way: { to: string; record: Values; state: TakenAlong } | undefined;
  children: ReactNode;
}

function Step({ entity, label, way, children }: StepProps) {
  const nameOf = useRecordName();
  if (!way)
    return (
      <Button shape="picture" size="sm" variant="quiet" aria-label={label} aria-disabled>
        {children}
      </Button>
    );
  return (
    <Button asChild shape="picture" size="sm" variant="quiet">
      <RouterLink to={way.to} state={way.state} replace aria-label={`${label}: ${nameOf(entity, way.record)}`}>
        {children}
      </RouterLink>
    </Button>
  );
}
