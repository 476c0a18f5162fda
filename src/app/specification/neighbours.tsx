import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { ChapterName, specificationPath } from '#app/gaps';
import { useChapterMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { Button } from '#components/button';

/** The way to the chapters before and after. */
export function Neighbours({ index }: { index: number }) {
  const texts = useChapterMessages();
  return (
    <nav aria-label={texts.overview.chapters} className="-mx-3.5 grid grid-cols-2 gap-2 print:hidden">
      <Neighbour index={index - 1} before={<ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />} />
      <Neighbour index={index + 1} after={<ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />} />
    </nav>
  );
}

function Neighbour({ index, before, after }: { index: number; before?: ReactNode; after?: ReactNode }) {
  const { product, to } = useDocument();
  const chapter = product.specification.chapters[index];
  if (!chapter) return null;
  return (
    <Button
      asChild
      variant="quiet"
      className={after ? 'col-start-2 justify-self-end text-end' : 'justify-self-start text-start'}
    >
      <RouterLink to={to(`${specificationPath(product)}/${chapter.key}`)}>
        {before}
        <ChapterName chapter={chapter} number={index + 1} />
        {after}
      </RouterLink>
    </Button>
  );
}
