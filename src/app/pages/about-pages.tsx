import { NotFoundPage, ScreenPictureContext } from '#app/screens';
import { lazily } from '#components/lazily';
import { isDecodable } from '#specification';

const OverviewPage = lazily(() => import('#app/specification'), 'OverviewPage');
const WholePage = lazily(() => import('#app/specification'), 'WholePage');
const GapsPage = lazily(() => import('#app/specification'), 'GapsPage');
const VocabularyPage = lazily(() => import('#app/vocabulary'), 'VocabularyPage');
const ChapterPage = lazily(() => import('#app/specification'), 'ChapterPage');
const ScreenPicture = lazily(() => import('./screen-picture.tsx'), 'ScreenPicture');
const SourcePage = lazily(() => import('#app/specification'), 'SourcePage');
const ScreenPictureAtOnce = lazily(() => import('./screen-picture.tsx'), 'ScreenPictureAtOnce');
const PartPage = lazily(() => import('#app/specification'), 'PartPage');

/**
 * The pages about a document: all of it, a chapter, or one thing of it under its name.
 * @param steps of the address, below that of the overview
 */
export function AboutPages({ steps: [chapter, name, ...further] }: { steps: readonly string[] }) {
  if (chapter === undefined) return <OverviewPage />;
  if (name === undefined) {
    if (chapter === 'all')
      return (
        <ScreenPictureContext value={ScreenPictureAtOnce}>
          <WholePage />
        </ScreenPictureContext>
      );
    if (chapter === 'gaps') return <GapsPage />;
    if (chapter === 'source') return <SourcePage />;
    if (chapter === 'vocabulary') return <VocabularyPage />;
    return (
      <ScreenPictureContext value={ScreenPicture}>
        <ChapterPage key={chapter} chapter={chapter} />
      </ScreenPictureContext>
    );
  }
  if (further.length > 0 || !isDecodable(name)) return <NotFoundPage />;
  return <PartPage chapter={chapter} name={decodeURIComponent(name)} />;
}
