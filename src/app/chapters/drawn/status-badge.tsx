import { Badge } from '#components/badge';

/** The status of an answer, in the tone of its hundred. */
export function StatusBadge({ status }: { status: number }) {
  const tone = status < 300 ? 'positive' : status < 500 ? 'caution' : 'critical';
  return (
    <Badge tone={tone} className="annotation">
      {status}
    </Badge>
  );
}
