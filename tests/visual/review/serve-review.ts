import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { acceptedOf } from '../accepted.ts';
import { keepAccepted } from '../approve.ts';
import type { Baselines } from '../baselines.ts';
import { exitCodes, Stop } from '../exit-codes.ts';
import { pictureName } from '../picture.ts';
import type { Change, ReportFolder } from '../results.ts';
import { askedFor, policyOf } from './guard.ts';
import { isAccepted, takeBack } from './take-back.ts';

export interface Review {
  /** With its token: who does not know it is not answered. */
  url: string;
  close: () => Promise<void>;
}

interface Reviewed {
  report: ReportFolder;
  baselines: Baselines;
  /** Where the stories are served, on another origin. */
  storybook?: string;
}

const longestBody = 1_000_000;

/** Serves the report on the loopback. Accepting there writes just those baselines, and nothing else is ever written. */
export async function serveReview({ report, baselines, storybook }: Reviewed): Promise<Review> {
  const results = report.read();
  if (!results?.changes.length)
    throw new Stop('There is nothing to review: run `npm run visual` first.', exitCodes.usage);
  const page = readFileSync(join(report.path, 'index.html'), 'utf8');
  const earlier = baselines.read();
  const token = randomBytes(24).toString('base64url');
  let host = '';

  const named = async (message: IncomingMessage): Promise<Change[]> => {
    const names = await picturesIn(message);
    const known = new Map(results.changes.map((change) => [pictureName(change), change]));
    return names.map((name) => {
      const change = known.get(name);
      if (!change) throw new Stop(`${name} is not in this report.`);
      return change;
    });
  };
  const routes: Record<string, (message: IncomingMessage) => unknown> = {
    'GET accepted': () => acceptedNames(),
    'POST accept': async (message) => {
      const wanted = acceptedOf(results.changes, (await named(message)).map(pictureName));
      await keepAccepted(wanted, results, report, baselines);
      return acceptedNames();
    },
    'POST undo': async (message) => {
      takeBack(await named(message), earlier, report, baselines);
      return acceptedNames();
    },
  };
  const acceptedNames = () => {
    const manifest = baselines.read();
    return results.changes.filter((change) => isAccepted(change, manifest)).map(pictureName);
  };

  let last: Promise<unknown> = Promise.resolve();
  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    const asked = askedFor(message, { host, token });
    if (asked === undefined) return send(response, 403, { problem: 'This address is not answered.' });
    if (message.method === 'GET' && asked === '') return sendPage(response, page);
    if (message.method === 'GET' && storybook && asked.startsWith('storybook/')) {
      const { search } = new URL(asked, 'http://ninefold.invalid');
      return response.writeHead(302, { location: `${storybook}${search}` }).end();
    }
    const route = routes[`${message.method} ${asked}`];
    if (!route) return send(response, 404, { problem: 'There is nothing here.' });
    // One after the other: two that write at once would lose what the other wrote.
    const mine = last.then(() => route(message));
    last = mine.catch(() => undefined);
    return mine.then(
      (found) => send(response, 200, found),
      (error: unknown) => send(response, 409, { problem: error instanceof Error ? error.message : String(error) }),
    );
  };
  const server = createServer((message, response) => {
    answer(message, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/${token}/`,
    close: async () => {
      await last;
      server.closeAllConnections();
      server.close();
    },
  };
}

async function picturesIn(message: IncomingMessage): Promise<string[]> {
  let body = '';
  for await (const part of message.setEncoding('utf8')) {
    body += part;
    if (body.length > longestBody) throw new Stop('That is more than can be taken at once.');
  }
  const asked: unknown = JSON.parse(body);
  const pictures = asked !== null && typeof asked === 'object' && 'pictures' in asked ? asked.pictures : undefined;
  if (!Array.isArray(pictures) || pictures.length === 0 || !pictures.every((name) => typeof name === 'string'))
    throw new Stop('Name the pictures.');
  return pictures;
}

const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function sendPage(response: ServerResponse, page: string) {
  response
    .writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(page),
    })
    .end(page);
}
