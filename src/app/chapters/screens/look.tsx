import { use } from 'react';
import { RoleProvider, useSession } from '#app/data';
import { useChapterMessages } from '#app/messages';
import { ScreenPictureContext } from '#app/screens';
import type { Screen } from '#specification';
import { Caption } from './caption.tsx';
import { rolesOf } from './links.ts';
import { Sketch } from './sketch.tsx';

/** How a screen looks: for who looks at the map, else for a role that may open it, else as the document has it. */
export function Look({ screen }: { screen: Screen }) {
  const Picture = use(ScreenPictureContext);
  const { subject, connection } = useSession();
  const { map } = useChapterMessages();
  // What a screen is, is not shown: nothing to be drawn.
  if (!screen.kind) return <div aria-hidden className="hatch aspect-16/10" />;
  const sketch = <Sketch screen={screen} />;
  if (!Picture) return sketch;
  if (screen.isFor(subject)) return <Picture screen={screen} fallback={sketch} />;
  const [role] = rolesOf(screen);
  // A server of the product's own answers whom it knows, and nobody else.
  if (!role || !connection.isEmbedded) return sketch;
  return (
    <>
      <RoleProvider role={role.name} fallback={sketch}>
        <Picture screen={screen} fallback={sketch} />
      </RoleProvider>
      <Caption words={map.asSeenBy(role.label.text)} />
    </>
  );
}
