import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Prose } from '#app/prose';
import { Text } from '#components/text';
import { firstWords } from './first-words.ts';

/**
 * What a document says of its product first: in one sentence, else what stands before its chapters, else the words of the
 * first of these, else what this app is.
 */
export function Introduction() {
  const { preface, purpose, chapters } = useProduct().specification;
  const { overview } = useChapterMessages();
  const words = firstWords(chapters.find(({ key }) => key === 'purpose')?.prose ?? []);
  if (!purpose.summary && preface.length > 0) return <Prose nodes={preface} />;
  return (
    <Text size="lg" className="max-w-prose">
      <bdi>{purpose.summary ?? (words || overview.lead)}</bdi>
    </Text>
  );
}
