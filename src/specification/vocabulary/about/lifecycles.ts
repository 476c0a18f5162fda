import type { LifecycleFacts, StateFacts, TransitionFacts } from '../../chapters/lifecycles/vocabulary.ts';
import type { AboutKeys } from './about.ts';

const chart = 'W3C SCXML';

export const lifecycle = {
  field: ['status', 'lifecycle.field', 'own'],
  initial: ['offered', 'lifecycle.initial', chart],
  states: ['{ offered: { title: Offered }, lent: { title: Lent } }', 'lifecycle.states', chart],
  transitions: ['{ lend: { from: [offered], to: lent } }', 'lifecycle.transitions', chart],
} satisfies AboutKeys<LifecycleFacts>;

export const state = {
  title: ['Lent', 'fromName', 'JSON Schema 2020-12'],
  description: ['Somebody has it at home.', 'nothing', 'JSON Schema 2020-12'],
  tone: ['info', 'neutral', 'own'],
  final: ['true', 'no', chart],
  editable: ['[dueOn]', 'all', 'own'],
} satisfies AboutKeys<StateFacts>;

export const transition = {
  title: ['Lend', 'fromName', 'JSON Schema 2020-12'],
  description: ['Needs a day on which it comes back.', 'nothing', 'JSON Schema 2020-12'],
  from: ['[offered]', 'transition.from', 'own'],
  to: ['lent', 'transition.to', chart],
  asks: ['[dueOn]', 'nothing', 'own'],
  guard: ['record.owner != null', 'all', chart],
  confirm: ['Has it come back whole?', 'nothing', 'own'],
  tone: ['critical', 'neutral', 'own'],
  call: ['lendTool', 'nothing', 'OpenAPI 3.1'],
} satisfies AboutKeys<TransitionFacts>;
