import type { ProblemCode } from '../problem.ts';

/** What keys at the top of a document say that it is. */
const standards: readonly (readonly [key: string, value: string, code: ProblemCode])[] = [
  ['openapi|swagger', '\\d+\\.\\d', 'block.openapi'],
  ['asyncapi', '\\d+\\.\\d', 'block.asyncapi'],
  ['\\$schema', 'https?:', 'block.jsonSchema'],
];
const front = 20_000;

/** What a fenced block is, where it is none of ours: a document of another standard, or JSON. */
export function foreignCode(language: string, text: string): ProblemCode | undefined {
  if (/^(?:openapi|swagger)$/i.test(language)) return 'block.openapi';
  const isJson = /^jsonc?5?$/i.test(language) || /^\s*\{\s*["']/.test(text);
  if (!isJson && !/^ya?ml/i.test(language)) return undefined;
  const top = isJson ? '[{,]\\s*' : '^';
  const found = standards.find(([key, value]) =>
    new RegExp(`${top}["']?(?:${key})["']?\\s*:\\s*["']?${value}`, 'm').test(text.slice(0, front)),
  );
  return found?.[2] ?? (/^jsonc?5?$/i.test(language) ? 'block.json' : undefined);
}
