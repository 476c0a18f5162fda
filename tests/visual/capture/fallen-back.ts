import type { PreviewPage } from './preview-page.ts';

/** Letters by the font in which they are asked for, as far as it is known whether the page brings it along. */
export type KnownLetters = Map<string, Map<string, boolean>>;

/** Letters that are not drawn in a font that the page brings along: each machine draws them otherwise. */
export async function fallenBack({ page, session }: PreviewPage, known: KnownLetters): Promise<string> {
  const asked = await page.evaluate(() => window.ninefoldVisual.letters());
  const fallen = new Set<string>();
  for (const [font, letters] of Object.entries(asked)) {
    const found = known.get(font) ?? new Map<string, boolean>();
    known.set(font, found);
    const unknown = [...letters].filter((letter) => !found.has(letter));
    for (const [letter, isOurs] of await drawnIn({ page, session }, font, unknown)) found.set(letter, isOurs);
    for (const letter of letters) if (found.get(letter) === false) fallen.add(letter);
  }
  return [...fallen].sort().join('');
}

type Asked = Pick<PreviewPage, 'page' | 'session'>;

/** The browser says of an element in which fonts its text is drawn: all at once first, each letter only where one fell back. */
async function drawnIn(asked: Asked, font: string, letters: readonly string[]): Promise<[string, boolean][]> {
  if (letters.length === 0) return [];
  const nowhere = new Set(await drawnNowhere(asked, font, letters));
  const [isAll] = await areOurs(asked, font, [letters.join('')]);
  const each = isAll ? [] : await areOurs(asked, font, letters);
  return letters.map((letter, index) => [letter, !nowhere.has(letter) && (each[index] ?? true)]);
}

/** What no font has is drawn as an empty box, in the first of them: as is what nobody ever will have. */
function drawnNowhere({ page }: Asked, font: string, letters: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ([family, list]) => {
      const side = 40;
      const context = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
      if (!context) return [];
      context.font = `24px ${family}`;
      const drawn = (letter: string) => {
        context.clearRect(0, 0, side, side);
        context.fillText(letter, 4, 30);
        return context.getImageData(0, 0, side, side).data.join();
      };
      const box = drawn('\u{10fffd}');
      return list.filter((letter) => drawn(letter) === box);
    },
    [font, letters] as const,
  );
}

const probe = 'data-letters-asked-for';

async function areOurs({ page, session }: Asked, font: string, texts: readonly string[]): Promise<boolean[]> {
  await page.evaluate(
    ([name, family, list]) => {
      for (const text of list) {
        const element = document.createElement('div');
        element.setAttribute(name, '');
        element.style.cssText = 'position: fixed; inset-inline-start: -9999px; white-space: pre';
        element.style.fontFamily = family;
        element.textContent = text;
        document.documentElement.append(element);
      }
    },
    [probe, font, texts] as const,
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  try {
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: `[${probe}]` });
    const answers = await Promise.all(nodeIds.map((nodeId) => session.send('CSS.getPlatformFontsForNode', { nodeId })));
    return answers.map(({ fonts }) => fonts.every(({ isCustomFont }) => isCustomFont));
  } finally {
    await session.send('CSS.disable');
    await session.send('DOM.disable');
    await page.evaluate((name) => {
      for (const element of document.querySelectorAll(`[${name}]`)) element.remove();
    }, probe);
  }
}
