import { useEffect } from 'react';
import { useAnnounce } from '#components/live-region';
import { useStrings } from '#components/locale';
import { answerOf } from './answer.ts';
import type { Layout } from './layout.ts';
import { allWritten } from './written.ts';

interface UnreadProps {
  id: string;
  /** What was put in. */
  text: string;
  layout: Layout;
}

/** As much of what was put in as tells which it is. */
const enough = 40;

/** Says that what was put in is not taken, since it cannot be read, and how it can be. What stood there before still does. */
export function Unread({ id, text, layout }: UnreadProps) {
  const strings = useStrings();
  const announce = useAnnounce();
  const short = text.length > enough ? `${text.slice(0, enough).trim()}…` : text;
  const said = strings.unread(short, allWritten(answerOf('2026-11-21T14:30:00', layout), layout));
  // Seldom said: a live region of its own beside every day would be there for nothing.
  useEffect(() => announce(said), [announce, said]);
  return (
    <p id={id} className="basis-full pb-1 text-sm wrap-anywhere text-critical">
      {said}
    </p>
  );
}
