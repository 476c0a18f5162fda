import { problemsAt } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument, useProduct } from '#app/product';
import { Card } from '#components/card';
import { Text } from '#components/text';
import type { Chapter } from '#specification';
import { Facts } from './facts.tsx';

interface ChapterFactsProps {
  chapter: Chapter;
  /** The path of the fact that the address asks for. */
  at: string;
}

/** What a chapter states. */
export function ChapterFacts({ chapter, at }: ChapterFactsProps) {
  const { gaps, problems } = useDocument();
  const { specification } = useProduct();
  const texts = useChapterMessages();
  if (chapter.state === 'none') return <Text>{texts.overview.none}</Text>;
  if (chapter.state !== 'stated') return null;
  return (
    <Card title={texts.overview.stated}>
      <Facts path={chapter.key} value={specification[chapter.key]} at={at} />
      {gaps.every((gap) => gap.chapter !== chapter.key) && problemsAt(problems, chapter.key).length === 0 && (
        <Text size="sm" tone="muted" className="mt-4">
          {texts.overview.complete}
        </Text>
      )}
    </Card>
  );
}
