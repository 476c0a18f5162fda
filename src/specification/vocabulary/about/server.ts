import type { CallFacts } from '../../chapters/calls/vocabulary.ts';
import type { ConstantFacts } from '../../chapters/constants/vocabulary.ts';
import type { ErrorFacts } from '../../chapters/errors/vocabulary.ts';
import type { AboutKeys } from './about.ts';

export const call = {
  title: ['Tools of a neighbour', 'fromName', 'OpenAPI 3.1'],
  method: ['get', 'fromAction', 'RFC 9110'],
  path: ['/tools', 'call.path', 'OpenAPI 3.1'],
  does: ['list', 'call.does', 'own'],
  entity: ['tool', 'call.entity', 'own'],
  body: ['[name, owner]', 'all', 'OpenAPI 3.1'],
  pagination: ['page', 'nothing', 'own'],
  concurrency: ['etag', 'nothing', 'RFC 9110'],
  idempotencyKey: ['true', 'no', 'own'],
  errors: ['[not-found]', 'nothing', 'RFC 9457'],
} satisfies AboutKeys<CallFacts>;

export const error = {
  status: ['409', 'error.status', 'RFC 9457'],
  title: ['Somebody else has this tool', 'error.title', 'RFC 9457'],
  detail: ['It is free again on Monday.', 'nothing', 'RFC 9457'],
  shown: ['form', 'place', 'own'],
  recovery: ['retry', 'nothing', 'own'],
} satisfies AboutKeys<ErrorFacts>;

export const constant = {
  title: ['Loan period', 'fromName', 'own'],
  value: ['14', 'constant.value', 'own'],
  unit: ['days', 'nothing', 'own'],
  description: ['How long a tool may be lent.', 'nothing', 'own'],
} satisfies AboutKeys<ConstantFacts>;
