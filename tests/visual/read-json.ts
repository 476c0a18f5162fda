import { readFileSync } from 'node:fs';
import { Stop } from './exit-codes.ts';

/**
 * What a file of ours says.
 * @param remedy what to do where it is damaged, as in `run it again`
 * @throws {Stop} where it is no JSON
 */
export function readJson<Value>(path: string, remedy: string): Value {
  const text = readFileSync(path, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Stop(`${path} is damaged and cannot be read: ${remedy}.`);
  }
}
