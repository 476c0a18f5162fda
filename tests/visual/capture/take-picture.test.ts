import sharp from 'sharp';
import { expect, test } from 'vitest';
import { launchPinned } from './launch.ts';
import { columnHeight, inColumns, takePicture } from './take-picture.ts';

test('what goes on below stands beside', async () => {
  const browser = await launchPinned();
  try {
    const page = await browser.newPage({ viewport: { width: 40, height: 100 } });
    await page.setContent(
      `<body style="margin:0"><div style="height:${columnHeight}px;background:#f00"></div><div style="height:50px;background:#00f"></div></body>`,
    );
    const session = await page.context().newCDPSession(page);
    const png = await takePicture(session, { width: 40, height: 100 }, columnHeight + 50);
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
    expect([info.width, info.height]).toEqual([80, columnHeight]);
    expect([at(10, columnHeight - 1), at(50, 0), at(50, 49), at(50, 50)]).toEqual([
      [255, 0, 0],
      [0, 0, 255],
      [0, 0, 255],
      [255, 255, 255],
    ]);
  } finally {
    await browser.close();
  }
}, 60_000);

test('what stands in it stands in each column that it reaches', () => {
  const area = { x: 5, y: columnHeight - 10, width: 20, height: 30, component: 'Badge' };
  expect(inColumns(area, 390)).toEqual([
    { x: 5, y: columnHeight - 10, width: 20, height: 10, component: 'Badge' },
    { x: 395, y: 0, width: 20, height: 20, component: 'Badge' },
  ]);
  const above = { x: 1, y: 2, width: 3, height: 4 };
  expect(inColumns(above, 390)).toEqual([above]);
  expect(inColumns({ ...above, y: columnHeight + 2 }, 390)).toEqual([{ ...above, x: 391 }]);
});
