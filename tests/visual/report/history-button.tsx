import { Button } from '#components/button';
import { Popover } from '#components/popover';
import { Timeline } from '#components/timeline';
import type { Approval } from '../review/history.ts';

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const whats: Record<Approval['what'], string> = {
  added: 'First approved',
  changed: 'Approved anew',
  removed: 'Taken away',
};

/** When the baseline was approved, and with what commit. */
export function HistoryButton({ history }: { history: readonly Approval[] }) {
  if (history.length === 0) return null;
  return (
    <Popover
      label="History of the baseline"
      trigger={
        <Button size="sm" variant="quiet">
          History <span className="text-muted tabular-nums">{history.length}</span>
        </Button>
      }
    >
      <Timeline
        className="max-h-80 w-72 max-w-full overflow-y-auto p-1"
        events={history.map(({ commit, at, says, what }) => ({
          key: commit,
          title: whats[what],
          time: `${date.format(new Date(at))} · ${commit}`,
          detail: <span className="wrap-anywhere">{says}</span>,
        }))}
      />
    </Popover>
  );
}
