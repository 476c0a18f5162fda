import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { launchChromium } from '#tooling/chromium';
import { Says } from './says.tsx';

test.each(['ltr', 'rtl'])(
  'numbers stand in their order in a page that is read %s, also after Arabic words',
  async (dir) => {
    const browser = await launchChromium();
    const page = await browser.newPage();
    const said = renderToStaticMarkup(Says({ children: '“حفظ”: 6 → 8 px, “حفظ” → “إغلاق الآن”, #1a73e8 → #1967d2' }));
    await page.setContent(`<body dir="${dir}"><h2>${said}</h2>`);
    const order = await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { sign: string; x: number }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [at, sign] of [...(node.nodeValue ?? '')].entries()) {
          if (!/[68حغ1→]/.test(sign)) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          found.push({ sign, x: range.getBoundingClientRect().x });
        }
      return found
        .sort((a, b) => a.x - b.x)
        .map(({ sign }) => sign)
        .join('');
    });
    expect(order).toMatch(/^ح6→8ح→غ1[68]*→1[68]*$/);
    await browser.close();
  },
);
