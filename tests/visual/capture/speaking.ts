import { fallenBack, type KnownLetters } from './fallen-back.ts';
import type { Measured } from './page/driver.ts';
import type { PreviewPage } from './preview-page.ts';

/** What a page tells assistive technology, one thing a line, and after that what is wrong with it that no pixel says. */
export async function spokenIn(
  preview: PreviewPage,
  { ignoredTexts, unseen, shortened }: Measured,
  known: KnownLetters,
): Promise<string> {
  const tree = await preview.page.locator('body').ariaSnapshot();
  const besides = await preview.page.evaluate(() => window.ninefoldBesides());
  const all = [tree, ...besides].filter(Boolean).join('\n');
  const said = ignoredTexts.reduce((text, ignored) => text.replaceAll(ignored, '…'), all);
  const fallen = await fallenBack(preview, known);
  const foreign = fallen ? [`draws “${fallen}” in a font that it does not bring along`] : [];
  const findings = [...unseen, ...shortened, ...foreign];
  return [said, ...findings.map((finding) => `! ${finding}`)].filter(Boolean).join('\n');
}
