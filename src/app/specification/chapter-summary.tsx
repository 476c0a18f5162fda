import { countFacts } from '#app/facts';
import { countOf, ProblemWords, problemsAt, sayCount, useGapWords } from '#app/gaps';
import { useChapterMessages, useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useScreenName } from '#app/screens';
import { listed, useLocale } from '#components/locale';
import type { Chapter } from '#specification';
import { gapText } from '#specification/texts/gaps';
import { firstWords } from './first-words.ts';

/** What a chapter states, in figures. */
export function KnownChapter({ chapter }: { chapter: Chapter }) {
  const { product, gaps, problems } = useDocument();
  const messages = useMessages();
  const texts = useChapterMessages();
  const { mending } = texts;
  const wrong = problemsAt(problems, chapter.key).length;
  const open = gaps.filter((gap) => gap.chapter === chapter.key);
  const facts = countFacts(product.specification[chapter.key]);
  return (
    <>
      <p className="text-sm text-muted">
        {chapter.state === 'none' ? texts.overview.none : texts.overview.facts(facts)} ·{' '}
        {sayCount(countOf(open), messages) ?? (wrong === 0 && texts.overview.complete)}
        {wrong > 0 && (
          <strong className="font-medium text-caution">
            {open.length > 0 && ' · '}
            {mending.count(wrong)}
          </strong>
        )}
      </p>
      <Waiting chapter={chapter} />
    </>
  );
}

/** What stands in a chapter and could not be read: the line, and the way to mend it. */
export function RefusedChapter({ chapter }: { chapter: Chapter }) {
  const { product, problems } = useDocument();
  const [first] = problemsAt(problems, chapter.key);
  return (
    <>
      {first && (
        <p className="text-sm wrap-anywhere">
          <span className="annotation text-critical">{`${product.specification.file}:${first.line}:${first.column}`}</span>{' '}
          <ProblemWords problem={first} />
        </p>
      )}
      <Waiting chapter={chapter} />
    </>
  );
}

/** The words of a chapter as far as there are any; what is missing, and the question to ask. */
export function UnknownChapter({ chapter }: { chapter: Chapter }) {
  const { gaps } = useDocument();
  const texts = useChapterMessages();
  const words = useGapWords();
  const gap = gaps.find(({ path }) => path === chapter.key);
  const text = gap && gapText(gap, words);
  const said = chapter.state === 'described' ? firstWords(chapter.prose) : '';
  return (
    <>
      {said && <p className="line-clamp-4 text-sm">{said}</p>}
      {text && (
        <>
          {!said && (
            <p className="text-sm text-muted">
              {texts.overview.missing}: {text.missing}
            </p>
          )}
          <p className="text-sm">
            <q>{text.question}</q>
          </p>
        </>
      )}
      <Waiting chapter={chapter} meanwhile={text?.meanwhile} />
    </>
  );
}

/** What waits for a chapter, and what the app does meanwhile. */
function Waiting({ chapter, meanwhile }: { chapter: Chapter; meanwhile?: string }) {
  const { product, gaps } = useDocument();
  const { locale } = useLocale();
  const texts = useChapterMessages();
  const names = gaps.flatMap(({ chapter: key, blocks, weight }) =>
    key === chapter.key && weight !== 'detail' ? blocks : [],
  );
  const nameOf = useScreenName();
  const waiting = [...new Set(names)].map((name) => {
    const screen = product.screen(name);
    return screen ? nameOf(screen) : name;
  });
  const isKnown = chapter.state === 'stated' || chapter.state === 'none';
  if (isKnown && waiting.length === 0) return null;
  return (
    <p className="border-t border-line pt-2 text-xs text-muted">
      {meanwhile && <span className="block">{meanwhile}</span>}
      {texts.overview.blocks}: {waiting.length > 0 ? listed(locale, waiting) : texts.overview.waits[chapter.key]}
    </p>
  );
}
