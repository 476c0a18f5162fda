import { ParseError } from '@marcbachmann/cel-js';

/** What is wrong with how an expression is written. */
export type SyntaxKind =
  | 'and'
  | 'argument'
  | 'bracket'
  | 'empty'
  | 'end'
  | 'equals'
  | 'escape'
  | 'large'
  | 'number'
  | 'other'
  | 'quotes'
  | 'reserved'
  | 'text'
  | 'token';

/** What is wrong, the character at which it shows, from 1, and what stands there. */
export interface SyntaxFault {
  code: 'syntax';
  kind: SyntaxKind;
  at: number;
  what: string;
}

const longest = 20;

/** What the parser's codes amount to; its own words are English. */
export function syntaxFault(error: unknown, source: string, originOf: (offset: number) => number): SyntaxFault {
  if (!(error instanceof ParseError) || !error.range) {
    const what = error instanceof Error ? error.message.split('\n')[0] : '';
    return { code: 'syntax', kind: 'other', at: 1, what: what ?? '' };
  }
  const offset = originOf(error.range.start);
  const rest = source.slice(offset);
  const what = /^(?:[\p{L}\p{M}\p{N}_]+|\S)/u.exec(rest)?.[0].slice(0, longest) ?? '';
  return { code: 'syntax', kind: kindOf(error.code, rest), at: offset + 1, what };
}

function kindOf(code: string, rest: string): SyntaxKind {
  if (/number|integer|exponent/.test(code)) return 'number';
  if (/escape|surrogate/.test(code)) return 'escape';
  if (code.includes('string')) return 'text';
  if (code === 'limit_exceeded') return 'large';
  if (code === 'reserved_identifier') return 'reserved';
  if (code === 'invalid_macro_argument') return 'argument';
  return /^(?:un)?expected/.test(code) ? kindOfToken(rest) : 'other';
}

function kindOfToken(rest: string): SyntaxKind {
  if (rest.trim() === '') return 'end';
  if (/^=/.test(rest)) return 'equals';
  if (/^(?:[&|]|(?:and|or)\b)/i.test(rest)) return 'and';
  if (/^[“”„‟«»‘’‚`´「」]/u.test(rest)) return 'quotes';
  return /^[)\]}]/.test(rest) ? 'bracket' : 'token';
}
