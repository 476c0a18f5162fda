import { minifySync, transformWithOxc } from 'vite';

/** Names that code can ask for itself. */
const keepNames = { function: true, class: true };

/** JavaScript without what is only remarked on it, and set out in one way. */
export function unremarked(code: string): string {
  return minified(code, { compress: false, mangle: false, codegen: { removeWhitespace: false } });
}

/** JavaScript as it runs: whatever comes out the same does the same, however it is written and whatever it calls its own. */
export function asItRuns(code: string): string {
  return minified(code, { compress: { keepNames }, mangle: { toplevel: true, keepNames } });
}

/** A file of code as JavaScript: without its types. */
export async function scriptOf(path: string, code: string): Promise<string> {
  return (await transformWithOxc(code, path, { sourcemap: false })).code;
}

/** What cannot be read is left as it is. */
function minified(code: string, options: Parameters<typeof minifySync>[2]): string {
  const { code: bare, errors } = minifySync('module.js', code, options);
  return errors.length > 0 ? code : bare;
}
