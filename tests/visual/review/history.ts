import { execFileSync } from 'node:child_process';

/** A commit that approved a picture, or took it away. */
export interface Approval {
  commit: string;
  /** ISO 8601. */
  at: string;
  /** What the commit says of itself. */
  says: string;
  what: 'added' | 'changed' | 'removed';
}

/** By the name of the picture, the latest first. */
export type History = Record<string, Approval[]>;

const kinds: Record<string, Approval['what']> = { A: 'added', M: 'changed', D: 'removed' };

/** When these pictures were approved; nothing where git does not tell. */
export function historyOf(names: Iterable<string>, baselines: string): History {
  const wanted = new Set(names);
  const history: History = {};
  if (wanted.size === 0) return history;
  for (const block of logOf(baselines).split('\u0001').slice(1)) {
    const [head = '', ...files] = block.split('\n');
    const [commit = '', at = '', says = ''] = head.split('\0');
    for (const file of files) {
      const [letter = '', path = ''] = file.split('\t');
      const name = path.replace(/\.webp$/, '');
      const what = kinds[letter];
      if (!what || name === path || !wanted.has(name)) continue;
      history[name] = [...(history[name] ?? []), { commit, at, says, what }];
    }
  }
  return history;
}

function logOf(folder: string): string {
  const form = ['--format=%x01%h%x00%cI%x00%s', '--name-status', '--no-renames', '--relative'];
  try {
    return execFileSync('git', ['-c', 'core.quotepath=off', 'log', ...form, '--', '.'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}
