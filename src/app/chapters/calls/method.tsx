import type { BadgeProps } from '#components/badge';
import { Badge } from '#components/badge';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  GET: 'info',
  POST: 'positive',
  PUT: 'caution',
  PATCH: 'caution',
  DELETE: 'critical',
};

/** An HTTP method, in a tone of its own. */
export function Method({ method }: { method: string }) {
  return (
    <Badge tone={tones[method]} className="annotation font-semibold">
      {method}
    </Badge>
  );
}
