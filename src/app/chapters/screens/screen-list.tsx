import { LineLink } from '#app/chapters/fact-links';
import { useChapterMessages } from '#app/messages';
import { ScreenLink, useScreenName } from '#app/screens';
import { WordTable } from '#components/word-table';
import type { Screen } from '#specification';
import { ForWhom } from './for-whom.tsx';
import { kindWords } from './kind-words.ts';
import type { NavigationEdge } from './links.ts';
import { Look } from './look.tsx';
import type { Unreached } from './reach.ts';
import { Ways } from './screen-explained.tsx';

interface ScreenListProps {
  screens: readonly Screen[];
  links: readonly NavigationEdge[];
  unreached: ReadonlyMap<Screen, Unreached>;
  /** Whether it stands in place of the map, where there is no room for that. */
  isAlone: boolean;
}

/** The map in words. */
export function ScreenList({ screens, links, unreached, isAlone }: ScreenListProps) {
  const words = useChapterMessages();
  const { map, model } = words;
  const nameOf = useScreenName();
  return (
    <WordTable
      caption={map.title}
      headings={[map.screen, map.kind, map.for, map.leadsTo, model.line]}
      rows={screens.map((screen) => {
        const why = unreached.get(screen);
        return {
          key: screen.name,
          cells: [
            <span key="name" className="flex flex-col items-start">
              <span className="font-medium">
                <ScreenLink screen={screen} />
              </span>
              <bdi className="annotation text-muted">{screen.address.written}</bdi>
              {isAlone && (
                <span className="mt-1.5 block w-full max-w-80 overflow-hidden rounded-control border border-line md:hidden print:hidden">
                  <Look screen={screen} />
                </span>
              )}
              {why && <span className="max-w-60 text-critical">{map.why[why]}</span>}
            </span>,
            [kindWords(screen, words), screen.entity?.label.text].filter(Boolean).join(' · '),
            <ForWhom key="for" screen={screen} />,
            <Ways
              key="to"
              ways={links.filter(({ from }) => from === screen).map(({ to, kind }) => ({ screen: to, how: kind }))}
            />,
            <LineLink key="line" path={screen.path} subject={nameOf(screen)} />,
          ],
        };
      })}
    />
  );
}
