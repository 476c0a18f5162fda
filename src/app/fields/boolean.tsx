import { useMessages } from '#app/messages';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

export const boolean: FieldView = { Display: BooleanDisplay };

function BooleanDisplay({ value, compact }: FieldDisplayProps) {
  const { yes, no } = useMessages();
  if (value === true) return yes;
  // Of many that stand one below the other, those that are so are to be seen.
  return compact ? <span className="text-muted">{no}</span> : no;
}
