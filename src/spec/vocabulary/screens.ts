import * as z from 'zod';
import { expression, facts, limit, list, named, text, tone, word } from './facts.ts';

const view = facts({ title: text, where: expression });

const widget = facts({
  kind: word(['figure', 'bars', 'line']),
  title: text,
  of: text,
  where: expression,
  by: text,
  per: word(['day', 'week', 'month', 'year']),
  tone,
});

const section = facts({ title: text, fields: list(text) });

/** Chapter 2: one screen. */
const screen = facts({
  path: z.string().regex(/^\//, "a path begins with '/'"),
  kind: word(['list', 'detail', 'create', 'edit', 'dashboard', 'text']),
  title: text,
  description: text,
  icon: text,
  entity: text,
  parent: text,
  roles: list(text),
  columns: list(text),
  filters: list(text),
  search: list(text),
  /** Field names, `-` before one that descends. */
  sort: list(text),
  pageSize: limit,
  views: named(view),
  bulk: list(text),
  sections: list(section),
  related: list(text),
  shows: list(word(['lifecycle', 'history'])),
  steps: list(list(text)),
  widgets: list(widget),
});

export const screens = named(screen);

export type Screen = z.output<typeof screen>;
export type Widget = z.output<typeof widget>;
