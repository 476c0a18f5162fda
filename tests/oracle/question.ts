import type { Subject, Values } from './model.ts';

/** One request that a person makes. */
export interface Question {
  subject: Subject;
  entity: string;
  /** `list`, `read`, `create`, `update`, `delete`, or a transition. */
  action: string;
  key?: string;
  body?: Values;
  /** Which revision a write says that it has seen. */
  match?: 'current' | 'stale' | 'none';
}

/** A key that no record has. */
export const nowhere = 'x9';
