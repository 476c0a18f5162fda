import { Link, useLocation } from 'react-router';
import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useDocument } from '#app/product';
import { useScreenName, withoutDocument } from '#app/screens';
import { SideNav } from '#components/side-nav';
import { aboutGroup, isAbout } from './about-group.tsx';
import type { NavEntry } from './chapter-entries.tsx';
import { isCurrent, navigable } from './navigable.ts';
import { ScreenIcon } from './screen-icon.tsx';

/** The product's screens that need no record to be opened, and its specification. */
export function Navigation() {
  const { product, gaps, to } = useDocument();
  const { subject } = useSession();
  const messages = useMessages();
  const nameOf = useScreenName();
  const { pathname } = useLocation();
  const place = { product, gaps, to, path: withoutDocument(pathname, to('/')), messages };
  const isElsewhere = !import.meta.env.PRODUCT_ALONE && isAbout(place);
  const screens = navigable(product, subject);
  const ofProduct = screens.map(
    (screen): NavEntry => ({
      key: screen.name,
      link: <Link to={to(screen.addressOf({}))}>{nameOf(screen)}</Link>,
      icon: <ScreenIcon screen={screen} />,
      current: !isElsewhere && isCurrent(screen, place.path),
    }),
  );
  const title = screens.length > 0 ? messages.aboutProduct : undefined;
  return (
    <SideNav
      groups={[
        ...(screens.length > 0 ? [{ key: 'product', entries: ofProduct }] : []),
        ...(import.meta.env.PRODUCT_ALONE ? [] : [{ ...aboutGroup(place), title }]),
      ]}
    />
  );
}
