import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { HowToState, isRefused, SourceLink, useAsked, useGapWords, useGoingOn } from '#app/gaps';
import { type ChapterMessages, useChapterMessages } from '#app/messages';
import { NoteAtGap } from '#app/notes';
import { useProduct } from '#app/product';
import { ScreenLink } from '#app/screens';
import { Gap as GapSheet } from '#components/gap';
import type { Gap, Specification } from '#specification';
import { gapText } from '#specification/texts/gaps';

/** Gaps, each with its question, what the app does meanwhile, and the screens that wait for it. */
export function GapList({ gaps }: { gaps: readonly Gap[] }) {
  const words = useGapWords();
  const goingOn = useGoingOn();
  const texts = useChapterMessages();
  const { specification } = useProduct();
  const asked = useSearchParams()[0].get('gap');
  const first = gaps.find(({ path }) => path === asked);
  return (
    <ul {...goingOn} className="flex flex-col gap-3">
      {gaps.map((gap) => {
        const { missing, question, meanwhile, why } = gapText(gap, words);
        return (
          <Place key={`${gap.kind} ${gap.path} ${gap.subject}`} isAsked={gap === first}>
            <GapSheet
              title={missing}
              question={question}
              source={<SourceLink path={gap.path} />}
              label={labelOf(gap, specification, texts.overview)}
            >
              <dl className="mt-1 grid gap-x-4 gap-y-0.5 max-sm:[&>dt]:mt-1 sm:grid-cols-[auto_minmax(0,1fr)]">
                <dt className="text-muted">{texts.stating.why}</dt>
                <dd>{why ?? texts.stating.weights[gap.weight]}</dd>
                <dt className="text-muted">{texts.overview.meanwhile}</dt>
                <dd>{meanwhile}</dd>
                <Waiting gap={gap} />
              </dl>
              <HowToState gap={gap} />
              <NoteAtGap gap={gap} question={question} />
            </GapSheet>
          </Place>
        );
      })}
    </ul>
  );
}

/** Where one of them stands; the address may lead to it. */
function Place({ isAsked, children }: { isAsked: boolean; children: ReactNode }) {
  const item = useAsked<HTMLLIElement>(isAsked);
  return (
    <li {...item} className="rounded-control">
      {children}
    </li>
  );
}

/** How far the answer is known, where it is not simply not shown. */
function labelOf({ path, isDescribed }: Gap, specification: Specification, words: ChapterMessages['overview']) {
  const chapter = specification.chapters.find(({ key }) => key === path);
  if (chapter && isRefused(specification, chapter)) return words.refused;
  return isDescribed ? words.states.described : undefined;
}

/** What waits for the answer; nothing where nothing does. */
function Waiting({ gap }: { gap: Gap }) {
  const texts = useChapterMessages();
  const isChapter = gap.path === gap.chapter;
  if (gap.blocks.length === 0 && !isChapter) return null;
  return (
    <>
      <dt className="text-muted">{texts.overview.blocks}</dt>
      <dd>{gap.blocks.length === 0 ? texts.overview.waits[gap.chapter] : <Blocked names={gap.blocks} />}</dd>
    </>
  );
}

function Blocked({ names }: { names: readonly string[] }) {
  const product = useProduct();
  return (
    <ul className="flex flex-wrap items-baseline gap-x-3 [&_a]:inline-flex [&_a]:min-h-6 [&_a]:items-center sm:[&_a]:-my-0.5">
      {names.map((name) => {
        const screen = product.screen(name);
        return <li key={name}>{screen ? <ScreenLink screen={screen} /> : name}</li>;
      })}
    </ul>
  );
}
