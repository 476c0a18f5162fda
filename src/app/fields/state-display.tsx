import { Badge } from '#components/badge';
import type { FieldDisplayProps } from './field-view.ts';

/** The state that a field keeps, in the tone that chapter 4 gives it. */
export function StateDisplay({ field, value }: Pick<FieldDisplayProps, 'field' | 'value'>) {
  const state = field.entity.lifecycle?.state(String(value));
  return (
    <Badge tone={state?.tone ?? 'neutral'} certainty={state ? 'stated' : 'assumed'} title={state?.description}>
      {state?.label.text ?? String(value)}
    </Badge>
  );
}
