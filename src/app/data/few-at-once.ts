/** As many as a browser has under way to a server over HTTP/1.1. */
const most = 6;

/**
 * Does some work with each of several things, a few at a time: a server is not sent a thousand calls at once. What came of each
 * stands in the order of the things, also where a later one was done first; undefined is what was never begun.
 * @param goesOn asked before each is begun; what is under way comes to its end
 */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  goesOn: () => boolean = () => true,
): Promise<(PromiseSettledResult<Result> | undefined)[]> {
  const results: (PromiseSettledResult<Result> | undefined)[] = items.map(() => undefined);
  const left = items.entries();
  const workOn = async () => {
    for (const [index, item] of left) {
      if (!goesOn()) return;
      [results[index]] = await Promise.allSettled([work(item)]);
    }
  };
  await Promise.all(Array.from({ length: most }, workOn));
  return results;
}
