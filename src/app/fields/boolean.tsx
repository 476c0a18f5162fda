import { Check, Minus } from 'lucide-react';
import { useMessages } from '#app/messages';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

export const boolean: FieldView = { Display: BooleanDisplay };

function BooleanDisplay({ value, compact }: FieldDisplayProps) {
  const { yes, no } = useMessages();
  if (!compact) return value === true ? yes : no;
  if (value === true) return <Check role="img" aria-label={yes} className="size-4" />;
  return <Minus role="img" aria-label={no} className="size-4 text-muted" />;
}
