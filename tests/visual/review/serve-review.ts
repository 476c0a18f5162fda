import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Baselines } from '../baselines.ts';
import { reviewMark } from '../report/is-review.ts';
import type { ReportFolder } from '../results.ts';
import { Desk } from './desk.ts';
import { askedFor, policyOf } from './guard.ts';
import { decisionRoutes, headers, inTurn, send } from './routes.ts';

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

/** Serves the report on the loopback. Deciding there writes just those baselines and what was rejected, and nothing else. */
export async function serveReview({ report, baselines, storybook }: Reviewed): Promise<Review> {
  const desk = new Desk(report, baselines);
  const page = readFileSync(join(report.path, 'index.html'), 'utf8').replace('</head>', `${reviewMark}</head>`);
  const token = randomBytes(24).toString('base64url');
  const answerInTurn = inTurn(decisionRoutes(() => desk));
  let host = '';
  let last = Promise.resolve();

  const answer = async (message: IncomingMessage, response: ServerResponse) => {
    const asked = askedFor(message, { host, token });
    if (asked === undefined) return send(response, 403, { problem: 'This address is not answered.' });
    if (message.method === 'GET' && asked === '') return sendPage(response, page);
    if (message.method === 'GET' && storybook && asked.startsWith('storybook/iframe.html?')) {
      const { search } = new URL(asked, 'http://ninefold.invalid');
      return response.writeHead(302, { location: new URL(`iframe.html${search}`, storybook).href }).end();
    }
    last = answerInTurn(message, asked, response);
    return last;
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

function sendPage(response: ServerResponse, page: string) {
  response
    .writeHead(200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyOf(page),
    })
    .end(page);
}
