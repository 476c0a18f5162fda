import { Link } from 'react-router';
import { chapterTitle, countOf, specificationPath } from '#app/gaps';
import type { Messages } from '#app/messages';
import type { OpenDocument } from '#app/product';
import type { SideNavProps } from '#components/side-nav';

/** A line of the navigation. */
export type NavEntry = SideNavProps['groups'][number]['entries'][number];

/** Where one is in a document. */
export interface Place extends Pick<OpenDocument, 'product' | 'gaps' | 'to'> {
  /** Inside of the document. */
  path: string;
  messages: Messages;
}

/** The nine chapters, each with how much is open in it. */
export function chapterEntries({ product, gaps, to, path, messages }: Place): NavEntry[] {
  return product.specification.chapters.map((chapter, index) => {
    const address = `${specificationPath(product)}/${chapter.key}`;
    const { open } = countOf(gaps.filter((gap) => gap.chapter === chapter.key));
    return {
      key: chapter.key,
      link: <Link to={to(address)}>{chapterTitle(chapter, messages)}</Link>,
      icon: <span className="annotation w-4 text-center text-muted">{index + 1}</span>,
      suffix: open > 0 ? open : undefined,
      current: path === address,
    };
  });
}
