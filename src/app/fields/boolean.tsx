import { Check } from 'lucide-react';
import { useMessages } from '#app/messages';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

export const boolean: FieldView = { Display: BooleanDisplay };

function BooleanDisplay({ value, compact }: FieldDisplayProps) {
  const { yes, no } = useMessages();
  if (!compact) return value === true ? yes : no;
  if (value === true) return <Check role="img" aria-label={yes} className="inline-block size-4 align-[-0.2em]" />;
  // A dash would say that nobody has answered.
  return <span className="text-muted">{no}</span>;
}
