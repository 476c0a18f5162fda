import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a tool of `node_modules/.bin` in the root; what it says is shown. Resolves to its exit code. */
export function run(tool: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const isWindows = process.platform === 'win32';
    // A shell takes what has a blank for several things.
    const child = spawn(tool, isWindows ? args.map((one) => (/[\s&()]/.test(one) ? `"${one}"` : one)) : args, {
      cwd: root,
      stdio: 'inherit',
      shell: isWindows,
      env: { ...process.env, ...env },
    });
    let told: NodeJS.Signals | undefined;
    const forward = (signal: NodeJS.Signals) => {
      told = signal;
      child.kill(signal);
    };
    // It is told first: who else is told may end this process.
    for (const signal of signals) process.prependOnceListener(signal, forward);
    child.on('error', reject);
    child.on('exit', (code) => {
      for (const signal of signals) process.off(signal, forward);
      // Whoever ends what runs means all of it, and nothing that would come next.
      if (told) process.kill(process.pid, told);
      else resolve(code ?? 1);
    });
  });
}
