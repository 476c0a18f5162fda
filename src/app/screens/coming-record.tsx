import { Card } from '#components/card';
import { Skeleton } from '#components/skeleton';
import { Breadcrumb } from './breadcrumb.tsx';
import { useScreenName } from './screen-name.ts';
import type { ScreenProps } from './screen-props.ts';

/** In place of a screen about a record that is on its way: what is known of it already, and the room for the rest. */
export function ComingRecord({ screen, parameters }: ScreenProps) {
  const name = useScreenName()(screen);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <Breadcrumb screen={screen} parameters={parameters} current={name} />
        <div aria-hidden className="placeholder h-9 w-56 max-w-full animate-pulse rounded-control bg-line" />
      </div>
      <Card className="max-w-sheet">
        <Skeleton lines={8} className="gap-6" />
      </Card>
    </div>
  );
}
