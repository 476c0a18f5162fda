import { LineLink } from '#app/chapters/fact-links';
import { useGapWords } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { WordTable } from '#components/word-table';
import type { Gap } from '#specification';
import { gapText } from '#specification/texts/gaps';

/** Gaps in rows, where many are read one after the other: what is missing, the question, what the app does meanwhile. */
export function GapTable({ gaps, caption }: { gaps: readonly Gap[]; caption: string }) {
  const words = useGapWords();
  const { find, model, overview } = useChapterMessages();
  return (
    <WordTable
      caption={caption}
      headings={[overview.missing, find.kinds.gap, overview.meanwhile, model.line]}
      rows={gaps.map((gap) => {
        const { missing, question, meanwhile } = gapText(gap, words);
        return {
          key: `${gap.kind} ${gap.path} ${gap.subject}`,
          cells: [
            <span key="missing" className={gap.weight === 'detail' ? '' : 'font-semibold'}>
              {missing}
            </span>,
            question,
            meanwhile,
            <LineLink key="line" path={gap.path} subject={missing} />,
          ],
        };
      })}
    />
  );
}
