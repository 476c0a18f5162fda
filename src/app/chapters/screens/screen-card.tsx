import { TriangleAlert, Unplug } from 'lucide-react';
import { problemsAt } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useScreenName } from '#app/screens';
import type { Screen } from '#specification';
import { ForWhom } from './for-whom.tsx';
import { kindWords } from './kind-words.ts';
import { Look } from './look.tsx';

/** A screen on the map: how it looks, what it is called, where it is found, for whom it is. */
export function ScreenCard({ screen, isUnreached }: { screen: Screen; isUnreached: boolean }) {
  const words = useChapterMessages();
  const { map } = words;
  const nameOf = useScreenName();
  const { entity, address, facts, path } = screen;
  const wrong = problemsAt(useDocument().problems, path).length;
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
          {kindWords(screen, words)}
          {entity && ` · ${entity.label.text}`}
        </span>
        <span className="line-clamp-2 text-muted">
          <ForWhom screen={screen} />
        </span>
        {wrong > 0 && (
          <span className="flex items-center gap-1.5 font-medium text-caution">
            <TriangleAlert className="size-3.5 shrink-0" />
            {words.mending.count(wrong)}
          </span>
        )}
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
