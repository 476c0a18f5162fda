import { Link as RouterLink } from 'react-router';
import { useDocument } from '#app/product';
import { Link } from '#components/link';
import type { Screen } from '#specification';
import { useScreenName } from './screen-name.ts';

/** A screen by its name, and the way to it where it needs no record to be shown. */
export function ScreenLink({ screen }: { screen: Screen }) {
  const { to } = useDocument();
  const nameOf = useScreenName();
  if (screen.needsRecord) return nameOf(screen);
  return (
    <Link asChild>
      <RouterLink to={to(screen.addressOf({}))}>{nameOf(screen)}</RouterLink>
    </Link>
  );
}
