import { useChapterMessages } from '#app/messages';
import { Skeleton } from '#components/skeleton';
import { Text } from '#components/text';
import type { ChapterKey } from '#specification';
import { AnswerForm } from './answer-form.tsx';
import { useAddition } from './use-statement.ts';
import { useWrite } from './use-write.ts';

/** What to write, and where, so that a chapter has one thing more. */
export function Adding({ chapter }: { chapter: ChapterKey }) {
  const { stating } = useChapterMessages();
  const { data, isPending } = useAddition(chapter);
  const writing = useWrite();
  if (isPending) return <Skeleton lines={2} />;
  if (!data?.answer) return <Text size="sm">{stating.other}</Text>;
  return <AnswerForm of={chapter} statement={data.answer} text={data.text} writing={writing} />;
}
