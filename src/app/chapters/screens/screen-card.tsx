import { Unplug } from 'lucide-react';
import { useChapterMessages } from '#app/messages';
import { useScreenName } from '#app/screens';
import type { Screen } from '#specification';
import { ForWhom } from './for-whom.tsx';
import { Look } from './look.tsx';

/** A screen on the map: how it looks, what it is called, where it is found, for whom it is. */
export function ScreenCard({ screen, isUnreached }: { screen: Screen; isUnreached: boolean }) {
  const { map } = useChapterMessages();
  const nameOf = useScreenName();
  const { kind, entity, address, facts } = screen;
  return (
    <div className="flex w-60 flex-col overflow-hidden rounded-sheet">
      <div className="border-b border-line">
        <Look screen={screen} />
      </div>
      <div className="m-1 flex flex-col gap-0.5 rounded-control bg-surface px-2 py-1.5 text-xs">
        <span className="truncate text-base font-semibold">{nameOf(screen)}</span>
        <bdi
          className={`annotation self-start truncate text-muted ${facts.path ? '' : 'border-b border-dashed border-edge'}`}
        >
          {address.written}
        </bdi>
        <span className="truncate text-muted">
          {kind ? map.kinds[kind] : map.noKind}
          {entity && ` · ${entity.label.text}`}
        </span>
        <span className="line-clamp-2 text-muted">
          <ForWhom screen={screen} />
        </span>
        {isUnreached && (
          <span className="flex items-center gap-1.5 font-medium text-critical">
            <Unplug className="size-3.5 shrink-0" />
            {map.unreached}
          </span>
        )}
      </div>
    </div>
  );
}
