import { BookA, BookOpenText, ListTodo } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#app/data';
import { countOf, sayCount, specificationPath } from '#app/gaps';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { withoutDocument } from '#app/screens';
import { SideNav } from '#components/side-nav';
import { chapterEntries, type NavEntry } from './chapter-entries.tsx';
import { isCurrent, navigable } from './navigable.ts';
import { ScreenIcon } from './screen-icon.tsx';

/** The product's screens that need no record to be opened, and its specification. */
export function Navigation() {
  const { product, gaps, to } = useDocument();
  const { subject } = useSession();
  const messages = useMessages();
  const { pathname } = useLocation();
  const path = withoutDocument(pathname, to('/'));
  const about = specificationPath(product);
  const isAbout = path === about || path.startsWith(`${about}/`);
  const screens = navigable(product, subject);
  const { open } = countOf(gaps);
  const ofProduct = screens.map(
    (screen): NavEntry => ({
      key: screen.name,
      link: <Link to={to(screen.addressOf({}))}>{screen.label.text}</Link>,
      icon: <ScreenIcon screen={screen} />,
      isCurrent: !isAbout && isCurrent(screen, path),
    }),
  );
  const overview: NavEntry = {
    key: 'overview',
    link: <Link to={to(about)}>{messages.specification}</Link>,
    icon: <BookOpenText aria-hidden />,
    suffix: open > 0 ? <span title={sayCount(countOf(gaps), messages)}>{open}</span> : undefined,
    isCurrent: path === about,
  };
  const allGaps: NavEntry = {
    key: 'gaps',
    link: <Link to={to(`${about}/gaps`)}>{messages.about.allGaps}</Link>,
    icon: <ListTodo aria-hidden />,
    isCurrent: path === `${about}/gaps`,
  };
  const vocabulary: NavEntry = {
    key: 'vocabulary',
    link: <Link to={to(`${about}/vocabulary`)}>{messages.about.vocabulary}</Link>,
    icon: <BookA aria-hidden />,
    isCurrent: path === `${about}/vocabulary`,
  };
  const aboutGroup = {
    key: 'specification',
    title: screens.length > 0 ? messages.aboutProduct : undefined,
    entries: [
      overview,
      ...(isAbout ? [...chapterEntries({ product, gaps, to, path, messages }), allGaps, vocabulary] : []),
    ],
  };
  return (
    <SideNav
      groups={[
        ...(screens.length > 0 ? [{ key: 'product', entries: ofProduct }] : []),
        ...(import.meta.env.PRODUCT_ALONE ? [] : [aboutGroup]),
      ]}
    />
  );
}
