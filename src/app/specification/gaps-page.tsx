import { useSearchParams } from 'react-router';
import { byWeight, chapterTitle, countOf, SpecificationCrumbs, sayCount } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { PageTitle } from '#app/screens';
import { PageHeader } from '#components/page-header';
import { Select } from '#components/select';
import { Stack } from '#components/stack';
import { Text } from '#components/text';
import { labelFrom } from '#specification';
import { filtered, filtersIn, type GapFilters, weights } from './gap-filters.ts';
import { GapList } from './gap-list.tsx';
import { TakeAlong } from './take-along.tsx';

/** Every gap, what weighs most first; the filters stand in the address, and details are folded away. */
export function GapsPage() {
  const { product, gaps } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const [parameters] = useSearchParams();
  const filters = filtersIn(parameters);
  const found = byWeight(filtered(gaps, filters, product));
  const open = found.filter(({ weight }) => weight !== 'detail');
  const details = found.filter(({ weight }) => weight === 'detail');
  return (
    <Stack gap="lg">
      <PageTitle>{messages.overview.allGaps}</PageTitle>
      <PageHeader
        title={messages.overview.allGaps}
        breadcrumbs={<SpecificationCrumbs current={messages.overview.allGaps} />}
        description={texts.gapsPage.lead}
        actions={<TakeAlong gaps={found} />}
      />
      <Filters filters={filters} />
      <Text size="sm" tone="muted" role="status">
        {sayCount(countOf(found), messages) ?? texts.gapsPage.none}
      </Text>
      {open.length > 0 && <GapList gaps={open} />}
      {details.length > 0 && (
        <details key={parameters.toString()} open={open.length === 0}>
          <summary className="min-h-6 font-medium">{messages.detailCount(details.length)}</summary>
          <div className="mt-3">
            <GapList gaps={details} />
          </div>
        </details>
      )}
    </Stack>
  );
}

function Filters({ filters }: { filters: GapFilters }) {
  const { product } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const [, setParameters] = useSearchParams();
  const { chapters, access } = product.specification;
  const options: Record<keyof GapFilters, { value: string; label: string }[]> = {
    weight: weights.map((value) => ({ value, label: texts.gapsPage.weights[value] })),
    chapter: chapters.map((chapter) => ({ value: chapter.key, label: chapterTitle(chapter, messages) })),
    screen: product.screens.map(({ name, label }) => ({ value: name, label: label.text })),
    role: Object.entries(access.roles ?? {}).map(([value, { title }]) => ({ value, label: title ?? labelFrom(value) })),
  };
  const choose = (key: keyof GapFilters, value: string | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(key);
        else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {(['weight', 'chapter', 'screen', 'role'] as const).map(
        (key) =>
          options[key].length > 0 && (
            <Select
              key={key}
              aria-label={texts.gapsPage[key]}
              placeholder={texts.gapsPage[key]}
              emptyLabel={texts.gapsPage.any}
              value={filters[key]}
              onChange={(value) => choose(key, value)}
              options={options[key]}
            />
          ),
      )}
    </div>
  );
}
