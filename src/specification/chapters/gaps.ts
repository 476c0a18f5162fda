import type { Gap, Weight } from '../gap.ts';
import type { Specification } from '../specification.ts';
import { accessGaps, isClosed } from './access/gaps.ts';
import { callGaps } from './calls/gaps.ts';
import { constantGaps } from './constants/gaps.ts';
import { entityGaps } from './entities/gaps.ts';
import { errorGaps } from './errors/gaps.ts';
import { GapFinder } from './gap-finder.ts';
import { type ChapterKey, chapterKeys } from './keys.ts';
import { lifecycleGaps } from './lifecycles/gaps.ts';
import { notShownGaps } from './not-shown.ts';
import { purposeGaps } from './purpose/gaps.ts';
import { ruleGaps } from './rules/gaps.ts';
import { screenGaps } from './screens/gaps.ts';

/** What each of the nine chapters leaves open. */
const finders: Record<ChapterKey, (finder: GapFinder) => void> = {
  purpose: purposeGaps,
  screens: screenGaps,
  entities: entityGaps,
  lifecycles: lifecycleGaps,
  rules: ruleGaps,
  access: accessGaps,
  calls: callGaps,
  errors: errorGaps,
  constants: constantGaps,
};

/** Whether a chapter whose things are all details says nothing but what some are called: its question stays. */
function hasNamesOnly(key: ChapterKey, { calls, errors }: Specification): boolean {
  if (key !== 'calls' && key !== 'errors') return false;
  const things: readonly object[] = Object.values(key === 'calls' ? calls : errors);
  return things.length > 0 && things.every((one) => Object.values(one).every((fact) => fact === undefined));
}

const order: readonly Weight[] = ['blocking', 'shaping', 'detail'];

/** Every gap of a document, chapter by chapter; within a chapter what blocks comes first. */
export function gapsOf(specification: Specification): Gap[] {
  const finder = new GapFinder(specification);
  for (const { key, state, title } of specification.chapters)
    if (state === 'notShown' || state === 'described' || hasNamesOnly(key, specification))
      finder.add(isClosed(key, specification) ? 'access.closed' : `chapter.${key}`, key, title ?? '', {
        blocks: [...finder.allScreens],
      });
  for (const find of Object.values(finders)) find(finder);
  notShownGaps(finder);
  return finder.gaps.sort(
    (a, b) =>
      chapterKeys.indexOf(a.chapter) - chapterKeys.indexOf(b.chapter) ||
      order.indexOf(a.weight) - order.indexOf(b.weight) ||
      a.line - b.line,
  );
}
