import { inFlow } from './written.ts';

/** `all tools` as a path. */
export function pathSaid(written: string): string | undefined {
  const [, path] = /^https?:\/\/[^/]+(\/\S*)$/.exec(written) ?? [];
  if (path !== undefined) return inFlow(path);
  const steps = written.replaceAll(/\s+/g, '-');
  return /^[\p{L}\p{N}_-]{1,40}$/u.test(steps) ? `/${steps}` : undefined;
}
