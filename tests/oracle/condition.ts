/** A value in a condition. */
export type Operand =
  | { kind: 'field'; path: string[] }
  | { kind: 'literal'; value: string | number | boolean | null }
  | { kind: 'day'; value: string }
  | { kind: 'today' }
  | { kind: 'subject' }
  | { kind: 'constant'; name: string };

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** The small grammar whose truth the oracle works out by itself. */
export type Condition =
  | { kind: 'always'; value: boolean }
  | { kind: 'compare'; operator: Comparison; left: Operand; right: Operand }
  | { kind: 'oneOf'; left: Operand; list: (string | number)[] }
  | { kind: 'answered'; path: string[] }
  /** An entry of a list, asked in one of two ways; only where the list is answered. */
  | { kind: 'entry'; path: string[]; entry: string; by: 'in' | 'exists' }
  | { kind: 'role'; role: string; by: 'in' | 'exists' }
  | { kind: 'not'; of: Condition }
  | { kind: 'and' | 'or'; left: Condition; right: Condition };
