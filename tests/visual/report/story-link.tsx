import { Link } from '#components/link';
import { globalsIn } from '../../../.storybook/modes.ts';
import type { Change } from '../results.ts';
import { isReview } from './is-review.ts';

/** The story itself, in the mode of the picture: as it was photographed where the report is served, else as it runs now. */
export function StoryLink({ story, mode }: Change) {
  const address = isReview() ? 'storybook/' : 'http://localhost:6006/';
  return (
    <Link href={`${address}?path=/story/${story}&globals=${globalsIn(mode)}`} target="_blank">
      Story
    </Link>
  );
}
