import { execFileSync } from 'node:child_process';
import { root } from '#tooling/run';

/** Of what tree pictures were taken; `+` where it held what was not committed. Undefined outside of a repository. */
export function commitOf(folder = root): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    const isClean = git('status', '--porcelain', '--untracked-files=no') === '';
    return `${git('rev-parse', '--short=12', 'HEAD')}${isClean ? '' : '+'}`;
  } catch {
    return undefined;
  }
}
