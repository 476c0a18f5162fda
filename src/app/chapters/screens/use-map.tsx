import { useChapterMessages } from '#app/messages';
import { useScreenName } from '#app/screens';
import type { DiagramEdge, DiagramNode } from '#components/diagram';
import type { Screen } from '#specification';
import { kindWords } from './kind-words.ts';
import type { Tie, Unreached } from './reach.ts';
import { ScreenCard } from './screen-card.tsx';

/** Screens and what ties them as things and lines of a picture. */
export function useMap(screens: readonly Screen[], ties: readonly Tie[], unreached: ReadonlyMap<Screen, Unreached>) {
  const words = useChapterMessages();
  const { map } = words;
  const nameOf = useScreenName();
  const nodes = screens.map(
    (screen): DiagramNode => ({
      id: screen.path,
      name: [nameOf(screen), kindWords(screen, words), unreached.has(screen) && map.unreached]
        .filter(Boolean)
        .join(', '),
      content: <ScreenCard screen={screen} isUnreached={unreached.has(screen)} />,
      certainty: screen.kind ? 'stated' : 'notShown',
    }),
  );
  const edges = ties.map(
    ({ id, from, to, kinds, isBack }): DiagramEdge => ({
      id,
      from: from.path,
      to: to.path,
      content:
        kinds.length > 0 ? (
          <span className="px-1.5 text-xs text-muted">{kinds.map((kind) => map.links[kind]).join(', ')}</span>
        ) : undefined,
      end: kinds.length > 0 ? 'arrow' : undefined,
      start: isBack ? 'arrow' : undefined,
    }),
  );
  return { nodes, edges };
}
