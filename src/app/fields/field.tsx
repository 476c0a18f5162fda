import { Lock } from 'lucide-react';
import { useMessages } from '#app/messages';
import { isEmpty } from '#specification';
import type { FieldDisplayProps } from './field-view.ts';
import { useFieldViews } from './field-views.ts';
import { StateDisplay } from './state-display.tsx';

/** An answer as its field shows it, that there is none, or that it may not be seen (where it is undefined). */
export function FieldDisplay({ field, value, compact, leads }: FieldDisplayProps) {
  const viewOf = useFieldViews();
  if (value === undefined) return <Hidden compact={compact} />;
  if (isEmpty(value)) return compact ? null : <NoValue />;
  if (field.isState) return <StateDisplay field={field} value={value} />;
  const { Display } = viewOf(field);
  return <Display field={field} value={value} compact={compact} leads={leads ?? !compact} />;
}

/** In place of an answer that there is not. */
export function NoValue() {
  const { detail } = useMessages();
  return (
    <span className="text-muted">
      <span aria-hidden>—</span>
      <span className="sr-only">{detail.empty}</span>
    </span>
  );
}

/** In place of what may not be seen. */
export function Hidden({ compact }: { compact?: boolean }) {
  const { hidden } = useMessages();
  return (
    <span className="inline-flex items-center gap-1 align-[-0.15em] text-muted">
      <Lock aria-hidden className="size-3.5 shrink-0" />
      <span className={compact ? 'text-xs' : ''}>{hidden}</span>
    </span>
  );
}
