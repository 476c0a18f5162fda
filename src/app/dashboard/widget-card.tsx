import { Hidden } from '#app/fields';
import { GapNote, useGapOutline } from '#app/gaps';
import { useMessages } from '#app/messages';
import type { Figure } from '#client';
import { Card } from '#components/card';
import type { Widget } from '#specification';
import { Bars } from './bars.tsx';
import { OneFigure } from './one-figure.tsx';
import { OverTime } from './over-time.tsx';
import { titleOf } from './title-of.ts';

/** On a phone figures are alike in width, as far as each has room for itself. */
export const figureLook = 'max-sm:min-w-fit max-sm:flex-[1_1_9rem]';

/** One figure or picture, with its title. */
export function WidgetCard({ widget, figure }: { widget: Widget; figure: Figure }) {
  const messages = useMessages();
  const title = titleOf(widget);
  const outline = useGapOutline(widget.path);
  const note = <GapNote path={widget.path} subject={title} />;
  if ('isDenied' in figure) {
    return (
      <Card title={title} actions={note} className={outline}>
        <Hidden />
      </Card>
    );
  }
  if ('isUnknown' in figure) {
    return (
      <Card title={title} actions={note} className={outline}>
        <p className="text-sm text-muted">{messages.dashboard.unknown}</p>
      </Card>
    );
  }
  if (!('buckets' in figure)) {
    return (
      <Card className={`${outline ?? ''} ${figureLook}`}>
        <div className="sm:@container">
          <OneFigure widget={widget} title={title} value={figure.value} note={note} />
        </div>
      </Card>
    );
  }
  const Picture = widget.facts.kind === 'line' ? OverTime : Bars;
  return (
    <Card title={title} actions={note} className={outline}>
      <Picture widget={widget} title={title} buckets={figure.buckets} />
    </Card>
  );
}
