import { useState } from 'react';
import { Card } from '#components/card';
import { LiveRegion } from '#components/live-region';
import { Stack } from '#components/stack';
import { Heading, Text } from '#components/text';
import { reports } from '#verification/words/reports';
import { percent, type Summary, shareOf } from '../summary.ts';
import { said } from '../terminal.ts';
import { Bar } from './bar.tsx';
import { Facts } from './facts.tsx';
import { Showing, type Shown } from './showing.tsx';

/** What became of everything that a document states: the whole, then chapter by chapter. */
export function Report({ title, file, against, at, seconds, language, counts, chapters }: Summary) {
  const words = reports[language];
  const [shown, setShown] = useState<Shown>('all');
  const share = shareOf(counts);
  const moment = new Date(at).toLocaleString(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  const left = chapters.map((chapter) => ({
    ...chapter,
    facts: chapter.facts.filter(({ verdict }) => shown === 'all' || verdict === shown),
  }));
  return (
    <main className="mx-auto flex w-full max-w-5xl flex-col gap-10 px-4 py-8 sm:px-8 sm:py-12">
      <header className="flex flex-col gap-6">
        <div className="flex flex-col gap-1">
          <p className="annotation text-muted wrap-anywhere">
            <bdi>{file}</bdi> · <bdi>{against}</bdi> · <bdi>{moment}</bdi> ·{' '}
            <bdi>{words.seconds(seconds.toFixed(1))}</bdi>
          </p>
          <Heading level={1} size="lg">
            {title}
          </Heading>
          <Text>{share === undefined ? words.nothingStated : words.shareOf(percent(share, language), file)}</Text>
        </div>
        <Bar counts={counts} isLarge />
        <Showing counts={counts} shown={shown} onShow={setShown} words={words} />
        <nav aria-label={words.chapters}>
          <ol className="flex flex-col">
            {chapters.map((chapter, index) => (
              <li
                key={chapter.number}
                className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[1fr_minmax(0,14rem)_20rem]"
              >
                {left[index]?.facts.length ? (
                  <a className="font-medium text-ink hover:text-accent" href={`#chapter-${chapter.number}`}>
                    {chapter.number} {chapter.title}
                  </a>
                ) : (
                  <span className="text-muted">
                    {chapter.number} {chapter.title}
                  </span>
                )}
                <Bar counts={chapter.counts} />
                <Text as="span" size="note" tone="muted" className="sm:text-end">
                  {said(chapter.counts, words)}
                </Text>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      <LiveRegion>{shown === 'all' ? said(counts, words) : `${words.verdicts[shown]}: ${counts[shown]}`}</LiveRegion>
      <div className="flex flex-col gap-10">
        {left.every(({ facts }) => facts.length === 0) && shown !== 'all' && <Text tone="muted">{words.none}</Text>}
        {left
          .filter(({ facts }) => facts.length > 0)
          .map((chapter) => (
            <section key={chapter.number} id={`chapter-${chapter.number}`} aria-labelledby={`title-${chapter.number}`}>
              <Stack gap="sm">
                <Heading level={2} id={`title-${chapter.number}`}>
                  {chapter.number} {chapter.title}
                </Heading>
                <Card>
                  <Facts key={shown} facts={chapter.facts} file={file} shown={shown} words={words} />
                </Card>
              </Stack>
            </section>
          ))}
      </div>
    </main>
  );
}
