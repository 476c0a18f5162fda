import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Prose } from '#app/prose';
import { Text } from '#components/text';

/** What a document says of its product first: in one sentence, else what stands before its chapters, else what this app is. */
export function Introduction() {
  const { preface, purpose } = useProduct().specification;
  const { overview } = useChapterMessages();
  if (!purpose.summary && preface.length > 0) return <Prose nodes={preface} />;
  return (
    <Text size="lg" className="max-w-prose">
      {purpose.summary ?? overview.lead}
    </Text>
  );
}
