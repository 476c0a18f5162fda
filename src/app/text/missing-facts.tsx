import { SourceLink, useGapWords } from '#app/gaps';
import { Gap as GapSheet } from '#components/gap';
import type { Gap } from '#specification';
import { gapText } from '#specification/texts/gaps';

/** Gaps in place of what they leave out: what is missing, the question, where it belongs. */
export function MissingFacts({ gaps }: { gaps: readonly Gap[] }) {
  const words = useGapWords();
  return gaps.map((gap) => {
    const { missing, question, meanwhile } = gapText(gap, words);
    return (
      <GapSheet
        key={`${gap.kind} ${gap.path}`}
        title={missing}
        question={question}
        source={<SourceLink path={gap.path} />}
      >
        {meanwhile}
      </GapSheet>
    );
  });
}
