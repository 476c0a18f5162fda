import { useSearchParams } from 'react-router';
import { SpecificationCrumbs } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument, usePositions } from '#app/product';
import { PageTitle } from '#app/screens';
import { PageHeader } from '#components/page-header';
import { Skeleton } from '#components/skeleton';
import { Stack } from '#components/stack';
import { Text } from '#components/text';
import { positionAt } from '#specification';
import { factsByLine } from './facts-by-line.ts';
import { SourceLines } from './source-lines.tsx';
import { useWritten } from './use-written.ts';

/** The document as it is written, at the line of the fact that the address asks for. */
export function SourcePage() {
  const { product, text } = useDocument();
  const { source } = useChapterMessages();
  const [parameters] = useSearchParams();
  const at = parameters.get('at') ?? '';
  const line = Number(parameters.get('line')) || undefined;
  const positions = usePositions();
  const written = useWritten();
  return (
    <Stack gap="lg">
      <PageTitle>{product.specification.file}</PageTitle>
      <PageHeader
        title={<bdi>{product.specification.file}</bdi>}
        breadcrumbs={<SpecificationCrumbs current={product.specification.file} />}
        description={source.title}
      />
      {!text && <Text>{source.missing}</Text>}
      {text && (written === undefined || !positions) && <Skeleton lines={20} />}
      {written !== undefined && positions && (
        <SourceLines
          text={written}
          facts={factsByLine(positions)}
          asked={at || line ? { path: at, line: line ?? positionAt(positions, at).line } : undefined}
        />
      )}
    </Stack>
  );
}
