import { BookA, BookOpenText, ListTodo } from 'lucide-react';
import { Link } from 'react-router';
import { countOf, sayCount, specificationPath } from '#app/gaps';
import type { SideNavProps } from '#components/side-nav';
import { chapterEntries, type NavEntry, type Place } from './chapter-entries.tsx';

/** The lines that lead to the pages about the document: all of them, where one is on such a page. */
export function aboutGroup(place: Place): SideNavProps['groups'][number] {
  const { product, gaps, to, path, messages } = place;
  const about = specificationPath(product);
  const counts = countOf(gaps);
  const overview: NavEntry = {
    key: 'overview',
    link: <Link to={to(about)}>{messages.specification}</Link>,
    icon: <BookOpenText aria-hidden />,
    suffix: counts.open > 0 ? <span title={sayCount(counts, messages)}>{counts.open}</span> : undefined,
    current: path === about,
  };
  const allGaps: NavEntry = {
    key: 'gaps',
    link: <Link to={to(`${about}/gaps`)}>{messages.about.allGaps}</Link>,
    icon: <ListTodo aria-hidden />,
    current: path === `${about}/gaps`,
  };
  const vocabulary: NavEntry = {
    key: 'vocabulary',
    link: <Link to={to(`${about}/vocabulary`)}>{messages.about.vocabulary}</Link>,
    icon: <BookA aria-hidden />,
    current: path === `${about}/vocabulary`,
  };
  return {
    key: 'specification',
    entries: [overview, ...(isAbout(place) ? [...chapterEntries(place), allGaps, vocabulary] : [])],
  };
}

/** Whether one is on a page about the document. */
export function isAbout({ product, path }: Pick<Place, 'product' | 'path'>): boolean {
  const about = specificationPath(product);
  return path === about || path.startsWith(`${about}/`);
}
