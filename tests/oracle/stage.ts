import type { Model } from './model.ts';
import { backendOf, type Product, productOf, storeOf } from './product.ts';
import type { Question } from './question.ts';
import { type Answers, type Found, type Sent, send } from './send.ts';

/** A product with its records, and the same records without any permission in the way. */
export interface Stage {
  ask: (question: Question) => Promise<Found>;
  /** What a record really is now. */
  look: (entity: string, key: string) => Promise<Found>;
}

const methods: Record<string, string> = { list: 'GET', read: 'GET', create: 'POST', update: 'PATCH', delete: 'DELETE' };

const pathOf = ({ entity, action, key }: Question) => {
  if (action === 'list') return `/${entity}?size=50`;
  if (key === undefined) return `/${entity}`;
  return `/${entity}/${key}${action in methods ? '' : `/${action}`}`;
};

const isWrite = ({ action }: Question) => !['list', 'read', 'create'].includes(action);

/** The request that a question is. */
export function requestOf(question: Question, etag?: string): Sent {
  const { subject, action, body, match = 'current' } = question;
  const tags = { current: etag ?? '"1"', stale: '"another"', none: undefined };
  return {
    method: methods[action] ?? 'POST',
    path: pathOf(question),
    subject,
    body: body ?? (action in methods ? undefined : {}),
    ifMatch: isWrite(question) ? tags[match] : undefined,
  };
}

/** Opens a stage on fresh records. */
export async function stageOf(product: Product, unguarded: Product, records: Model['records']): Promise<Stage> {
  const store = await storeOf(records);
  const backend: Answers = backendOf(product, store);
  const open: Answers = backendOf(unguarded, store);
  const etags = new Map<string, string | undefined>();
  const look: Stage['look'] = (entity, key) =>
    send(open, { method: 'GET', path: `/${entity}/${key}`, subject: { id: 'looker', roles: [] } });
  const etagOf = async ({ entity, key = '' }: Question) => {
    const name = `${entity}/${key}`;
    if (!etags.has(name)) etags.set(name, (await look(entity, key)).etag);
    return etags.get(name);
  };
  const ask: Stage['ask'] = async (question) =>
    send(backend, requestOf(question, isWrite(question) ? await etagOf(question) : undefined));
  return { ask, look };
}

/** A document with something else in the place of its chapter 6. */
export const withAccess = (text: string, chapter: string) => text.replace(/## 6[\s\S]*?(?=## 9)/, () => chapter);

/** The product of a document, and the one without chapter 6 that looks behind it. */
export function productsOf(text: string) {
  return { ...productOf(text), unguarded: productOf(withAccess(text, '')).product };
}
