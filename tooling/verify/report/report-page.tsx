import { Card } from '#components/card';
import { Stack } from '#components/stack';
import { Stat } from '#components/stat';
import { Heading, Text } from '#components/text';
import { percent, type Summary, shareOf } from '../summary.ts';
import { said } from '../terminal.ts';
import { Bar } from './bar.tsx';
import { Facts } from './facts.tsx';

/** What became of everything that a document states: the whole, then chapter by chapter. */
export function Report({ title, file, against, at, seconds, counts, chapters }: Summary) {
  const share = shareOf(counts);
  const moment = new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });
  return (
    <main className="mx-auto flex w-full max-w-5xl flex-col gap-10 px-4 py-8 sm:px-8 sm:py-12">
      <header className="flex flex-col gap-6">
        <div className="flex flex-col gap-1">
          <Heading level={1} size="lg">
            {title}
          </Heading>
          <p className="annotation text-muted">
            {file} · {against} · {moment} · {seconds.toFixed(1)} s
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-5 sm:grid-cols-5">
          <Stat
            label="Of what can be tried"
            value={share === undefined ? '–' : percent(share)}
            tone={counts.contradicted > 0 ? 'critical' : counts.untried > 0 ? 'caution' : 'neutral'}
          />
          <Stat label="Proven" value={counts.proven} />
          <Stat
            label="Contradicted"
            value={counts.contradicted}
            tone={counts.contradicted > 0 ? 'critical' : 'neutral'}
          />
          <Stat label="Not to be tried here" value={counts.untried} tone={counts.untried > 0 ? 'caution' : 'neutral'} />
          <Stat label="Left open" value={counts.open} />
        </div>
        <nav aria-label="Chapters">
          <ol className="flex flex-col">
            {chapters.map((chapter) => (
              <li
                key={chapter.number}
                className="grid items-center gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[1fr_minmax(0,18rem)_16rem]"
              >
                {chapter.facts.length > 0 ? (
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
                  {said(chapter.counts)}
                </Text>
              </li>
            ))}
          </ol>
        </nav>
      </header>
      {chapters
        .filter(({ facts }) => facts.length > 0)
        .map((chapter) => (
          <section key={chapter.number} id={`chapter-${chapter.number}`} aria-labelledby={`title-${chapter.number}`}>
            <Stack gap="sm">
              <Heading level={2} id={`title-${chapter.number}`}>
                {chapter.number} {chapter.title}
              </Heading>
              <Card>
                <Facts facts={chapter.facts} file={file} />
              </Card>
            </Stack>
          </section>
        ))}
    </main>
  );
}
