import type { Subject } from '#specification';
import { isObject } from '#specification';
import { UnreadableAnswer } from './failures.ts';

/** Who asks, out of an answer. Throws where it is nobody. */
export function parseSubject(body: unknown): Subject {
  if (!isObject(body) || typeof body.id !== 'string' || !Array.isArray(body.roles))
    throw new UnreadableAnswer('subject');
  const name = typeof body.name === 'string' ? { name: body.name } : {};
  return { id: body.id, roles: body.roles.map(String), ...name };
}
