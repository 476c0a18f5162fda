import { Link as RouterLink } from 'react-router';
import { ChapterName, specificationPath } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Link } from '#components/link';
import { ChapterState } from './chapter-state.tsx';

/** What stands on the page of all chapters, and the way to each of them. */
export function Contents() {
  const { product, to } = useDocument();
  const { overview } = useChapterMessages();
  return (
    <nav aria-label={overview.chapters}>
      <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {product.specification.chapters.map((chapter, index) => (
          <li key={chapter.key} className="flex min-h-8 flex-wrap items-center gap-x-3">
            <Link asChild>
              <RouterLink to={to(`${specificationPath(product)}/all?at=${chapter.key}`)}>
                <ChapterName chapter={chapter} number={index + 1} />
              </RouterLink>
            </Link>
            <ChapterState chapter={chapter} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
