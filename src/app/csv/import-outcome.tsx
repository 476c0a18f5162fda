import { useTools } from '#app/messages/tools';
import { Banner } from '#components/banner';
import type { Imported } from './use-import.ts';

/** What an import came to that was not accepted as a whole. */
export function ImportOutcome({ refused, wasAll, left, isStopped }: Imported) {
  const { csv } = useTools();
  const title = isStopped
    ? csv.stopped(left)
    : !wasAll
      ? csv.refused(refused.length)
      : left > 0
        ? csv.stays(left)
        : csv.takenBack;
  return (
    <Banner tone={isStopped && left === 0 ? 'neutral' : 'critical'} role="alert" title={title}>
      <ul>
        {refused.map(({ number, cells, wrong }) => (
          <li key={number}>
            {csv.row} {number}, <bdi>{cells[0]}</bdi>: {wrong.join(' ')}
          </li>
        ))}
      </ul>
    </Banner>
  );
}
