import { ArrowRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { FactProblems } from '#app/chapters/drawn';
import { GapNote, SourceLink } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Description } from '#app/prose';
import { useScreenName } from '#app/screens';
import { Button } from '#components/button';
import { Card } from '#components/card';
import type { Screen } from '#specification';
import { ForWhom } from './for-whom.tsx';
import { kindWords } from './kind-words.ts';
import type { NavigationEdge } from './links.ts';
import { Look } from './look.tsx';
import type { Unreached } from './reach.ts';

interface ScreenExplainedProps {
  screen: Screen;
  links: readonly NavigationEdge[];
  unreached: Unreached | undefined;
}

/** A screen in words, beside the map: larger, with every link from and to it, and the way to it. */
export function ScreenExplained({ screen, links, unreached }: ScreenExplainedProps) {
  const { to } = useDocument();
  const words = useChapterMessages();
  const { map } = words;
  const nameOf = useScreenName();
  const { path, description, kind, entity, address } = screen;
  return (
    <Card
      title={nameOf(screen)}
      actions={<GapNote path={path} subject={nameOf(screen)} isAlways />}
      certainty={kind ? 'stated' : 'notShown'}
    >
      <div className="flex flex-col gap-3 rounded-control bg-surface text-sm">
        <div className="overflow-hidden rounded-control border border-line">
          <Look key={screen.name} screen={screen} />
        </div>
        <FactProblems path={path} />
        {unreached && <p className="text-critical">{map.why[unreached]}</p>}
        <Description text={description} />
        <p>
          {kindWords(screen, words)}
          {entity && ` · ${entity.label.text}`}
          <bdi className="annotation block text-muted">{address.written}</bdi>
        </p>
        <p>
          <span className="text-muted">{map.for}: </span>
          <ForWhom screen={screen} />
        </p>
        <Ways
          title={map.leadsTo}
          ways={links.filter(({ from }) => from === screen).map(({ to: there, kind: how }) => ({ screen: there, how }))}
        />
        <Ways
          title={map.reachedFrom}
          ways={links.filter((link) => link.to === screen).map(({ from, kind: how }) => ({ screen: from, how }))}
        />
        <SourceLink path={path} />
        {!screen.needsRecord && (
          <Button asChild size="sm" className="self-start">
            <RouterLink to={to(screen.addressOf({}))}>
              {map.open}
              <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
            </RouterLink>
          </Button>
        )}
      </div>
    </Card>
  );
}

/** Other screens, and how one gets there. */
export function Ways({
  title,
  ways,
}: {
  title?: string;
  ways: readonly { screen: Screen; how: NavigationEdge['kind'] }[];
}) {
  const { map } = useChapterMessages();
  const nameOf = useScreenName();
  if (ways.length === 0) return null;
  return (
    <div>
      {title && <p className="text-muted">{title}</p>}
      <ul className={title ? 'ps-3' : ''}>
        {ways.map(({ screen, how }) => (
          <li key={`${screen.name} ${how}`}>
            {nameOf(screen)} <span className="text-muted">· {map.links[how]}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
