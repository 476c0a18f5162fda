import { afterAll, describe, expect, test } from 'vitest';
import { leakDocument, who } from './leak-document.ts';
import { readings, writings } from './leak-requests.ts';
import { type Secret, type Side, secrets } from './leak-secrets.ts';
import { backendOf, productOf, storeOf } from './product.ts';
import { type Answers, type Found, type Sent, send } from './send.ts';

const { product, problems } = productOf(leakDocument);
let answers = 0;

/** A backend on one side's records, after what the boss did to them. */
async function backendOn({ records, since = [] }: Side): Promise<Answers> {
  const backend: Answers = backendOf(product, await storeOf(records));
  for (const request of since) {
    const { status, text } = await send(backend, { ...request, subject: who.boss });
    if (status >= 300) throw new Error(`${request.path} was not made ready: ${status} ${text}`);
  }
  return backend;
}

/** All of an answer. A key made for a new record may be any: it is written as such. */
function wholeOf({ status, headers, text, body }: Found, { method }: Omit<Sent, 'subject'>): string {
  const head = [...headers].map(([name, value]) => `${name}: ${value}`).sort();
  const whole = [status, ...head, text].join('\n');
  const key =
    method === 'POST' && status === 201 && typeof body === 'object' && body && 'id' in body ? String(body.id) : '';
  return key ? whole.replaceAll(key, '<key>') : whole;
}

/** The requests whose answers tell the two sides apart. */
async function toldApart({ sides: [one, other] }: Secret, role: keyof typeof who): Promise<string[]> {
  const told: string[] = [];
  let pair = await Promise.all([backendOn(one), backendOn(other)]);
  for (const request of [...readings, ...writings]) {
    const found = await Promise.all(pair.map((backend) => send(backend, { ...request, subject: who[role] })));
    const [left, right] = found.map((each) => wholeOf(each, request));
    answers += 2;
    if (left !== right)
      told.push(
        `${request.method} ${request.path} ${JSON.stringify(request.body) ?? ''} ${request.ifMatch ?? ''}\n${left}\n≠\n${right}`,
      );
    const isMade = request.method !== 'GET' && found.some(({ status }) => status < 300);
    if (isMade) pair = await Promise.all([backendOn(one), backendOn(other)]);
  }
  return told;
}

const shown = (told: string[]) => [`${told.length} answers tell`, ...told.slice(0, 5)].join('\n\n');

test('the document is written rightly', () => {
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

describe.each(Object.entries(secrets))('%s', (_, secret) => {
  test.each(secret.from)('is kept from the %s', async (role) => {
    const told = await toldApart(secret, role);
    if (told.length > 0) expect.fail(shown(told));
  });

  test('is told to who may know, so that it could have been found out', async () => {
    expect((await toldApart(secret, 'boss')).length).toBeGreaterThan(0);
  });
});

afterAll(() => {
  expect(answers).toBeGreaterThan(50_000);
});
