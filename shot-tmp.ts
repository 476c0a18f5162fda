import { launchPinned } from './tests/visual/capture/launch.ts';
const [url, out, w = '1280', h = '900', ...rest] = process.argv.slice(2);
const browser = await launchPinned();
const page = await browser.newPage({ viewport: { width: +w, height: +h }, colorScheme: rest.includes('dark') ? 'dark' : 'light' });
await page.goto(url!); await page.waitForTimeout(2500);
if (process.env.CODE) await (new Function('page', `return (async()=>{${process.env.CODE}})()`))(page);
await page.screenshot({ path: out!, fullPage: rest.includes('full') });
await browser.close();
