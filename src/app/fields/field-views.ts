import { createContext, use } from 'react';
import type { Field, FieldKind } from '#specification';
import type { FieldView } from './field-view.ts';

/** How fields look here, by kind: the registry, or one with looks of one's own. */
export const FieldViewsContext = createContext<Record<FieldKind, FieldView> | undefined>(undefined);

/** Finds the look of a field. */
export function useFieldViews(): (field: Field) => FieldView {
  const views = use(FieldViewsContext);
  if (!views) throw new Error('useFieldViews: no field views are provided here');
  return (field) => views[field.kindName];
}
