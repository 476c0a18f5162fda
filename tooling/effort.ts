import process from 'node:process';

/** What a processor of usual speed works on what is known for, in milliseconds. */
const usual = 15;

/**
 * Begins to count; answers for how many milliseconds a processor of usual speed would have worked for this process since.
 * Neither a loaded nor a slow machine makes it more.
 */
export function countEffort(): () => number {
  const slowness = knownTime() / usual;
  const spent = since();
  return () => spent() / slowness;
}

/** The fastest of several: the others were interrupted, or ran before they were compiled. */
function knownTime(): number {
  const times = Array.from({ length: 8 }, () => {
    const spent = since();
    solveKnown();
    return spent();
  });
  return Math.min(...times);
}

function since(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

/** As most of what is counted does: makes objects and words, and goes through them. */
function solveKnown() {
  const words = Array.from({ length: 20_000 }, (_, index) => ({ id: `w${index}`, of: [index % 7, index % 11] }));
  const read: typeof words = JSON.parse(JSON.stringify(words));
  if (new Map(read.map(({ id, of }) => [id, of])).size !== words.length) throw new Error('Nothing was solved.');
}
