import { launchPinned } from './tests/visual/capture/launch.ts';
const [out, ...rest] = process.argv.slice(2);
const [ids, opts] = [rest.filter((r) => r.includes('--')), rest.filter((r) => !r.includes('--'))];
const w = Number(opts.find((o) => /^\d+$/.test(o)) ?? 700);
const browser = await launchPinned();
const shots: Buffer[] = [];
for (const id of ids) {
  const page = await browser.newPage({ viewport: { width: w, height: 500 }, colorScheme: opts.includes('dark') ? 'dark' : 'light', forcedColors: opts.includes('forced') ? 'active' : 'none' });
  await page.goto(`http://localhost:6391/iframe.html?id=${id}&viewMode=story${opts.includes('rtl') ? '&globals=direction:rtl' : ''}`);
  await page.waitForSelector('#storybook-root *', { timeout: 60000 }); await page.waitForTimeout(2500);
  const box = await page.evaluate(() => Math.min(1400, Math.max(120, document.documentElement.scrollHeight)));
  await page.setViewportSize({ width: w, height: box });
  shots.push(await page.screenshot()); await page.close();
}
await browser.close();
const sharp = (await import('sharp')).default;
const metas = await Promise.all(shots.map((s) => sharp(s).metadata()));
let y = 0; const comp = shots.map((input, i) => { const top = y; y += metas[i]!.height! + 8; return { input, left: 0, top }; });
await sharp({ create: { width: w, height: y, channels: 3, background: '#f0f' } }).composite(comp).png().toFile(out!);
