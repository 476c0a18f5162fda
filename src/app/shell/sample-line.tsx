import { FlaskConical } from 'lucide-react';
import { useSampleState } from '#app/data';
import { useMessages } from '#app/messages';

/** Says that the records are samples, calmly: nobody is to take them for true. */
export function SampleLine() {
  const { samples } = useMessages();
  const state = useSampleState();
  if (state === undefined) return null;
  return (
    <p className="mt-6 flex items-start gap-2 px-2.5 text-xs text-muted">
      <FlaskConical aria-hidden className="size-3.5 shrink-0" />
      {state === 'untouched' ? samples.line : samples.touched}
    </p>
  );
}
