import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Runs a tool of `node_modules/.bin` in the root; what it says is shown. Resolves to its exit code. */
export function run(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(tool, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, ...env },
    });
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    // It is told first: who else is told may end this process.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.prependOnceListener(signal, forward);
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.off(signal, forward);
      resolve(code ?? 1);
    });
  });
}
