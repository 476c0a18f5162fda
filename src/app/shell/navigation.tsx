import { BookOpenText } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { pathOf } from '#app/screens';
import { SideNav } from '#components/side-nav';
import { chapterKeys, maySee, screenLabel } from '#spec';
import { ScreenIcon } from './screen-icon.tsx';

/** The product's screens that need no record to be opened, and the specification. */
export function Navigation() {
  const { specification, gaps, to } = useProduct();
  const { subject } = useSession();
  const messages = useMessages();
  const { pathname } = useLocation();
  const screens = Object.entries(specification.screens).filter(
    ([name, screen]) => !screen.parent && !/[:{]/.test(pathOf(name, screen)) && maySee(specification, name, subject),
  );
  const specificationPath = to('/_specification');
  const isAt = (path: string) => pathname === encodeURI(path);
  const isIn = (path: string) => isAt(path) || pathname.startsWith(`${encodeURI(path)}/`);
  const isInSpecification = isIn(specificationPath);
  return (
    <SideNav
      groups={[
        ...(screens.length > 0
          ? [
              {
                key: 'product',
                entries: screens.map(([name, screen]) => {
                  const path = to(pathOf(name, screen));
                  return {
                    key: name,
                    link: <Link to={path}>{screenLabel(specification, name).text}</Link>,
                    icon: <ScreenIcon screen={screen} />,
                    isCurrent: pathOf(name, screen) === '/' ? isAt(path) : isIn(path) && !isInSpecification,
                  };
                }),
              },
            ]
          : []),
        {
          key: 'specification',
          title: screens.length > 0 ? messages.aboutProduct : undefined,
          entries: [
            {
              key: 'overview',
              link: <Link to={specificationPath}>{messages.specification}</Link>,
              icon: <BookOpenText aria-hidden />,
              suffix: gaps.length > 0 ? <span title={messages.gapCount(gaps.length)}>{gaps.length}</span> : undefined,
              isCurrent: isAt(specificationPath),
            },
            ...(isInSpecification ? chapterKeys : []).map((key, index) => {
              const path = `${specificationPath}/${key}`;
              const open = gaps.filter(({ chapter }) => chapter === key).length;
              return {
                key,
                link: <Link to={path}>{specification.chapters[index]?.title}</Link>,
                icon: <span className="annotation w-4 text-center text-muted">{index + 1}</span>,
                suffix: open > 0 ? open : undefined,
                isCurrent: isAt(path),
              };
            }),
          ],
        },
      ]}
    />
  );
}
