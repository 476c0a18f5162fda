import { NoteAtGap } from '#app/notes';
import type { Gap } from '#specification';
import { gapText } from '#specification/texts/gaps';
import { byWeight } from './gap-order.ts';
import { HowToState } from './how-to-state.tsx';
import { SourceLink } from './source-link.tsx';
import { useGoingOn } from './use-going-on.ts';
import { useGapWords } from './words.ts';

/** Gaps in a few words each: what is missing, the question, what happens meanwhile, where it belongs, what to write there. */
export function GapWordsList({ gaps }: { gaps: readonly Gap[] }) {
  const words = useGapWords();
  const goingOn = useGoingOn();
  return (
    <ul {...goingOn} className="flex flex-col gap-3">
      {byWeight(gaps).map((gap) => {
        const { missing, question, meanwhile } = gapText(gap, words);
        return (
          <li key={`${gap.kind} ${gap.path} ${gap.subject}`} className="flex flex-col gap-0.5 text-sm">
            <strong className="font-medium">{missing}</strong>
            <q>{question}</q>
            <span className="text-muted">{meanwhile}</span>
            <SourceLink path={gap.path} />
            <NoteAtGap gap={gap} question={question} />
            <HowToState gap={gap} />
          </li>
        );
      })}
    </ul>
  );
}
