import type { ReactNode } from 'react';
import { useFigures } from '#app/data';
import { useMessages } from '#app/messages';
import { FailedAction, FailedScreen } from '#app/problems';
import { ScreenHeader, type ScreenProps } from '#app/screens';
import { Card } from '#components/card';
import { Gap } from '#components/gap';
import { Skeleton } from '#components/skeleton';
import { Stat } from '#components/stat';
import type { Widget } from '#specification';
import { titleOf } from './title-of.ts';
import { figureLook, WidgetCard } from './widget-card.tsx';

/** Figures and pictures of many records. */
export function DashboardScreen(props: ScreenProps): ReactNode {
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader {...props} />
      <Widgets screen={props.screen} />
    </div>
  );
}

/** All of them come with one answer: what fails is said once. */
function Widgets({ screen }: Pick<ScreenProps, 'screen'>) {
  const messages = useMessages();
  const { widgets } = screen;
  const { data, error, refetch } = useFigures(screen);
  if (widgets.length === 0) return <Gap title={messages.dashboard.nothing} />;
  if (error && !data) return <FailedScreen error={error} what={screen.label.text} onRetry={() => void refetch()} />;
  return (
    <>
      {error && <FailedAction error={error} onRetry={() => void refetch()} />}
      {rowsOf(widgets).map(({ start, row, isFigures }) => (
        <div key={start} className={`grid gap-5 ${isFigures ? figures : pictures}`}>
          {row.map((widget, index) => {
            const figure = data?.[start + index];
            return figure ? (
              <WidgetCard key={widget.path} widget={widget} figure={figure} />
            ) : (
              <Coming key={widget.path} widget={widget} />
            );
          })}
        </div>
      ))}
    </>
  );
}

// As many as the text has room for, however large it is.
const figures = 'grid-cols-[repeat(auto-fill,minmax(max(11rem,25%-1.25rem),1fr))] max-sm:flex max-sm:flex-wrap';
const pictures = 'grid-cols-[repeat(auto-fill,minmax(min(100%,max(18rem,50%-1.25rem)),1fr))]';

interface WidgetRow {
  /** The place of its first among all. */
  start: number;
  row: Widget[];
  isFigures: boolean;
}

/** Figures beside one another, pictures beside one another: a figure needs little room. */
function rowsOf(widgets: readonly Widget[]): WidgetRow[] {
  const rows: WidgetRow[] = [];
  for (const [start, widget] of widgets.entries()) {
    const isFigures = widget.facts.kind === 'figure';
    const last = rows.at(-1);
    if (last?.isFigures === isFigures) last.row.push(widget);
    else rows.push({ start, row: [widget], isFigures });
  }
  return rows;
}

/** As high as what comes: nothing moves when it is there. */
function Coming({ widget }: { widget: Widget }) {
  const title = titleOf(widget);
  if (widget.facts.kind === 'figure')
    return (
      <Card className={figureLook}>
        <div className="sm:@container">
          <Stat label={title} value={<Skeleton lines={1} className="h-lh w-20 justify-center" />} />
        </div>
      </Card>
    );
  return (
    <Card title={title}>
      <Skeleton lines={5} className="h-37.5 justify-between" />
    </Card>
  );
}
