import { createContext, use } from 'react';
import { useMessages } from '#app/messages';
import { type Field, type FieldKind, isEmpty, kindOf } from '#spec';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

/** How fields look here, by kind: the registry, or one with looks of one's own. */
export const FieldViewsContext = createContext<Record<FieldKind, FieldView> | undefined>(undefined);

/** Finds the look of a field. */
export function useFieldViews(): (field: Field) => FieldView {
  const views = use(FieldViewsContext);
  if (!views) throw new Error('useFieldViews: no field views are provided here');
  return (field) => views[kindOf(field).kind];
}

/** An answer as its field shows it, or that there is none. */
export function FieldDisplay({ field, value, compact }: FieldDisplayProps) {
  const viewOf = useFieldViews();
  const messages = useMessages();
  if (isEmpty(value)) return compact ? null : <span className="text-muted">{messages.detail.empty}</span>;
  const { Display } = viewOf(field);
  return <Display field={field} value={value} compact={compact} />;
}
