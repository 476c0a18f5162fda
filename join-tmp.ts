import sharp from 'sharp';
const [out, ...files] = process.argv.slice(2);
const imgs = await Promise.all(files.map(async (f) => ({ f, m: await sharp(f).metadata() })));
const w = Math.max(...imgs.map((i) => i.m.width!)); let y = 0; const comp = [];
for (const i of imgs) { comp.push({ input: i.f, left: 0, top: y }); y += i.m.height! + 10; }
await sharp({ create: { width: w, height: y, channels: 3, background: '#f0f' } }).composite(comp).png().toFile(out!);
