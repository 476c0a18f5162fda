import { Link as RouterLink, useParams, useSearchParams } from 'react-router';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Badge } from '#components/badge';
import { Breadcrumbs } from '#components/breadcrumbs';
import { Button } from '#components/button';
import { Card } from '#components/card';
import { ErrorPage } from '#components/error-page';
import { PageHeader } from '#components/page-header';
import { Stack } from '#components/stack';
import { Text } from '#components/text';
import { productTitle } from '#spec';
import { certaintyOf } from './certainty.ts';
import { Facts } from './facts.tsx';
import { GapList } from './gap-list.tsx';
import { Prose } from './prose.tsx';

/** One chapter: its words, what it does not show, what it states. */
export function ChapterPage() {
  const { specification, gaps, to } = useProduct();
  const messages = useMessages();
  const { chapter: key } = useParams();
  const [parameters] = useSearchParams();
  const index = specification.chapters.findIndex((one) => one.key === key);
  const chapter = specification.chapters[index];
  if (!chapter) return <ErrorPage title={messages.notFound.title}>{messages.notFound.text}</ErrorPage>;
  const open = gaps.filter((gap) => gap.chapter === chapter.key);
  const previous = specification.chapters[index - 1];
  const next = specification.chapters[index + 1];
  return (
    <Stack gap="lg">
      <title>{`${chapter.title} · ${productTitle(specification).text}`}</title>
      <PageHeader
        title={`${index + 1}. ${chapter.title}`}
        breadcrumbs={
          <Breadcrumbs
            links={[
              { key: 'overview', link: <RouterLink to={to('/_specification')}>{messages.specification}</RouterLink> },
            ]}
            current={chapter.title}
          />
        }
        status={<Badge certainty={certaintyOf[chapter.state]}>{messages.overview.states[chapter.state]}</Badge>}
        description={
          <span className="annotation">
            {specification.file}
            {chapter.line ? `:${chapter.line}` : ''}
          </span>
        }
      />
      {chapter.prose.length > 0 && <Prose nodes={chapter.prose} />}
      {open.length > 0 && (
        <Card title={`${messages.overview.gapsTitle} · ${messages.gapCount(open.length)}`}>
          <GapList gaps={open} />
        </Card>
      )}
      {chapter.state === 'none' && <Text>{messages.overview.none}</Text>}
      {chapter.state === 'stated' && (
        <Card title={messages.overview.stated}>
          <Facts path={chapter.key} value={specification[chapter.key]} at={parameters.get('at') ?? ''} />
          {open.length === 0 && (
            <Text size="sm" tone="muted" className="mt-4">
              {messages.overview.complete}
            </Text>
          )}
        </Card>
      )}
      <nav aria-label={messages.overview.chapters} className="flex flex-wrap justify-between gap-2">
        {previous ? (
          <Button asChild tone="quiet">
            <RouterLink to={to(`/_specification/${previous.key}`)}>
              {index}. {previous.title}
            </RouterLink>
          </Button>
        ) : (
          <span />
        )}
        {next && (
          <Button asChild tone="quiet">
            <RouterLink to={to(`/_specification/${next.key}`)}>
              {index + 2}. {next.title}
            </RouterLink>
          </Button>
        )}
      </nav>
    </Stack>
  );
}
