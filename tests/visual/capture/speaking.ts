import { fallenBack, type KnownLetters } from './fallen-back.ts';
import type { Measured } from './page/measuring.ts';
import type { PreviewPage } from './preview-page.ts';

/**
 * What a page tells assistive technology, one thing a line.
 * @param ignored selectors of what is left out, as of the picture
 */
export async function toldIn({ page }: PreviewPage, ignored: string[]): Promise<string> {
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
  return [tree, ...besides].filter(Boolean).join('\n');
}

/** What a page tells, and after that what is wrong with it that no pixel says. */
export async function withFindings(
  told: string,
  preview: PreviewPage,
  { unseen, shortened }: Measured,
  known: KnownLetters,
): Promise<string> {
  const fallen = await fallenBack(preview, known);
  const foreign = fallen ? [`draws “${fallen}” in a font that it does not bring along`] : [];
  const findings = [...unseen, ...shortened, ...foreign];
  return [told, ...findings.map((finding) => `! ${finding}`)].filter(Boolean).join('\n');
}
