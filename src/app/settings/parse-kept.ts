/** What this browser has kept, of which anybody may have made anything; undefined where it cannot be read. */
export function parseKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
