import { fallenBack, type KnownLetters } from './fallen-back.ts';
import type { Measured } from './page/measuring.ts';
import type { PreviewPage } from './preview-page.ts';

/**
 * What a page tells assistive technology, one thing a line, and after that what is wrong with it that no pixel says.
 * @param ignored selectors of what is left out, as of the picture
 */
export async function spokenIn(
  preview: PreviewPage,
  { unseen, shortened }: Measured,
  known: KnownLetters,
  ignored: string[],
): Promise<string> {
  const { page } = preview;
  // What is inert is told to nobody, although its tree is given.
  const unsaid = [...ignored, '[inert]'];
  const hush = (isHushed: boolean) =>
    page.evaluate(([selectors, hushed]) => window.ninefoldMeasuring.hush(selectors, hushed), [
      unsaid,
      isHushed,
    ] as const);
  await hush(true);
  const tree = await page.locator('body').ariaSnapshot();
  const besides = await page.evaluate(() => window.ninefoldBesides());
  await hush(false);
  const fallen = await fallenBack(preview, known);
  const foreign = fallen ? [`draws “${fallen}” in a font that it does not bring along`] : [];
  const findings = [...unseen, ...shortened, ...foreign];
  return [tree, ...besides, ...findings.map((finding) => `! ${finding}`)].filter(Boolean).join('\n');
}
