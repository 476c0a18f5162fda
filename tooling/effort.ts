import process from 'node:process';

/** Begins to count; answers how many milliseconds the processor worked for this process since. A loaded machine makes it no more. */
export function countEffort(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}
