import { LineLink } from '#app/chapters/fact-links';
import { useChapterMessages } from '#app/messages';
import { useScreenName } from '#app/screens';
import { WordTable } from '#components/word-table';
import type { Screen } from '#specification';
import { ForWhom } from './for-whom.tsx';
import { kindWords } from './kind-words.ts';
import type { ScreenLink } from './links.ts';
import type { Unreached } from './reach.ts';
import { Ways } from './screen-explained.tsx';

interface ScreenListProps {
  screens: readonly Screen[];
  links: readonly ScreenLink[];
  unreached: ReadonlyMap<Screen, Unreached>;
}

/** The map in words. */
export function ScreenList({ screens, links, unreached }: ScreenListProps) {
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
              <span className="font-medium">{nameOf(screen)}</span>
              <bdi className="annotation text-muted">{screen.address.written}</bdi>
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
