import type { GapFinder } from '../gap-finder.ts';

/** Constants without a value: what rests on them is not enforced. */
export function constantGaps(finder: GapFinder) {
  for (const [name, constant] of Object.entries(finder.specification.constants)) {
    if (constant.value !== undefined) continue;
    const blocks = finder.screensUsing(`constants.${name}`);
    finder.add('constant.value', `constants.${name}.value`, finder.titleOf(name, constant), { blocks });
  }
}
