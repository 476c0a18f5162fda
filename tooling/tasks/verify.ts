import { verify } from '#verification';
import { openProduct } from '../open-product.ts';
import { localGround } from '../verify/local-ground.ts';
const opened = openProduct(process.argv[2]);
if ('refusal' in opened) throw new Error(opened.refusal);
const { product } = opened;
const counts: Record<string, number> = {};
const begin = performance.now();
for (const r of await verify(product, await localGround(product, new Date()))) {
  const { proof } = r;
  counts[r.verdict] = (counts[r.verdict] ?? 0) + 1;
  if (r.verdict !== 'proven' || process.argv[3]) console.log(r.verdict, proof.path, '|', proof.claim, '|', r.because, r.seconds.toFixed(2), r.verdict === 'contradicted' ? r.calls.slice(-1) : '');
  else if (r.seconds > 1) console.log('slow', proof.path, proof.claim, r.seconds);
}
console.log(counts, (performance.now() - begin) / 1000);
