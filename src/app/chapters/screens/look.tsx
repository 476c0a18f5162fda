import { Lock } from 'lucide-react';
import { use } from 'react';
import { useSession } from '#app/data';
import { ScreenPictureContext } from '#app/screens';
import type { Screen } from '#specification';

/** How a screen looks for who looks at the map; behind a lock where it is not theirs. */
export function Look({ screen }: { screen: Screen }) {
  const Picture = use(ScreenPictureContext);
  const { subject } = useSession();
  if (Picture && screen.isFor(subject)) return <Picture screen={screen} />;
  return (
    <div aria-hidden className="grid aspect-16/10 place-items-center bg-sunken text-muted">
      {Picture && <Lock className="size-6" />}
    </div>
  );
}
