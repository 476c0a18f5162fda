import { Link } from '#components/link';
import { globalsIn } from '../../../.storybook/modes.ts';
import type { Change } from '../results.ts';
import { isReview } from './is-review.ts';

/** The story itself, in the mode of the picture: as it was photographed where the report is served, else as it runs now. */
export function StoryLink({ story, mode }: Change) {
  // What is photographed has no manager around it.
  const address = isReview()
    ? `storybook/iframe.html?viewMode=story&id=${story}`
    : `http://localhost:6006/?path=/story/${story}`;
  return (
    <Link href={`${address}&globals=${globalsIn(mode)}`} target="_blank">
      Story
    </Link>
  );
}
