import { Link } from '#components/link';
import { modes } from '../../../.storybook/modes.ts';
import type { Change } from '../results.ts';

/** The story itself, in the mode of the picture: as it was photographed where the report is served, else as it runs now. */
export function StoryLink({ story, mode }: Change) {
  const address = location.protocol.startsWith('http') ? 'storybook/' : 'http://localhost:6006/';
  const { viewport, ...globals } = {
    viewport: undefined,
    ...Object.entries(modes).find(([name]) => name === mode)?.[1],
  };
  const wanted = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return (
    <Link href={`${address}?path=/story/${story}&globals=${wanted.join(';')}`} target="_blank">
      Story
    </Link>
  );
}
