import { describe, expect, test, vi } from 'vitest';
import type { Credentials } from '#tooling/verify/credentials';
import { remoteGround } from '#tooling/verify/remote-ground';
import { type Result, verify } from '#verification';
import { productOf } from './verification/catching.ts';
import { errandServer, type Mistake } from './verification/errand-server.ts';
import { errands, lineOf } from './verification/errands.ts';

// The document is tried as a whole, over HTTP.
vi.setConfig({ testTimeout: 180_000 });

const bearer = (token: string, id: string) => ({ id, headers: { authorization: `Bearer ${token}` } });
const everybody: Credentials = new Map([
  ['keeper', [bearer('k-1', 'kim')]],
  ['runner', [bearer('r-1', 'ray'), bearer('r-2', 'rob')]],
]);

async function tried(mistake?: Mistake, credentials: Credentials = everybody): Promise<Result[]> {
  const product = productOf(errands);
  const server = await errandServer(mistake);
  try {
    return await verify(product, await remoteGround(product, { address: server.address, credentials }));
  } finally {
    server.close();
  }
}

const briefly = (results: readonly Result[]) =>
  results.map(({ verdict, proof, claim, because }) => `${verdict} ${proof.path}: ${claim} (${because})`);

test('a server that somebody else wrote is proven by the tokens of its people', async () => {
  const results = await tried();
  expect(briefly(results.filter(({ verdict }) => verdict !== 'proven'))).toEqual([]);
  expect(results.length).toBeGreaterThan(85);
});

test('who has no credentials is not tried, and never passed', async () => {
  const results = await tried(undefined, new Map([['keeper', [bearer('k-1', 'kim')]]]));
  expect(briefly(results.filter(({ verdict }) => verdict === 'contradicted'))).toEqual([]);
  const ofRunner = results.filter(({ claim }) => /^runner · |as runner$/.test(claim));
  expect(ofRunner.length).toBeGreaterThan(8);
  for (const { verdict, because } of ofRunner) {
    expect(verdict).toBe('untried');
    expect(because).toBe('No credentials for runner: name them with --credentials or --header.');
  }
});

const mistakes: [mistake: Mistake, path: string, stands: string][] = [
  ['a character too many', 'entities.errand.fields.title.maxLength', 'title: { type: string, required'],
  ['a role too much', 'access.permissions.1', '- { roles: [runner], can: [list'],
  ['another status', 'lifecycles.errand.transitions.take.from', 'take: { from'],
  ['no default', 'entities.errand.fields.urgent.default', 'urgent: { type'],
  ['a state that is not reachable', 'lifecycles.errand.transitions.finish.from', 'finish: { from'],
  ['done for who may not', 'access.permissions.1', '- { roles: [runner], can: [list'],
  ['nothing worked out', 'entities.errand.fields.total.computed', 'total: { type'],
  ['changes what is closed', 'lifecycles.errand.states.done.editable', 'done: { editable'],
  ['no rule', 'rules.fair.assert', 'fair: { entity'],
  ['everybody is signed in', 'calls.listErrands.errors.0', 'listErrands:'],
  ['no filter', 'screens.errands.filters.0', 'errands: { path'],
  ['another begin', 'lifecycles.errand.initial', 'initial: open'],
];

describe('a server is caught by name and line that has', () => {
  test.each(mistakes)('%s', async (mistake, path, stands) => {
    const caught = (await tried(mistake)).filter(({ verdict }) => verdict === 'contradicted');
    const paths = caught.map(({ proof }) => proof.path);
    if (path === 'access.permissions.1') expect(paths.some((one) => one.startsWith('access.permissions'))).toBe(true);
    else {
      expect(paths).toContain(path);
      expect(caught.find(({ proof }) => proof.path === path)?.proof.line).toBe(lineOf(stands));
    }
    for (const { because } of caught) expect(because).not.toBe('');
  });
});
