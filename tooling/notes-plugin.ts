import type { IncomingMessage, ServerResponse } from 'node:http';
import { normalizePath, type Plugin } from 'vite';
import { isDecodable } from '#specification';
import { notesFileOf } from '#specification/notes';
import { examplePaths, productPath } from './documents.ts';
import { isFromHere, isFromOwnPage } from './from-here.ts';
import { changeNotes, notesIfOpen } from './notes-file.ts';
import { requestOf, Unanswerable } from './serve/http-request.ts';

/** Within so many ms a watcher takes two changes for one. */
const moment = 250;

/**
 * Keeps notes in files beside their documents while the app is served: `GET /__notes/product` has what lies there, `PATCH` changes
 * it. Only the own page on this machine may write, or have an editor opened; elsewhere notes stay in the browser.
 */
export function notesPlugin(): Plugin {
  return {
    name: 'ninefold:notes',
    apply: 'serve',
    configureServer({ middlewares, watcher }) {
      watcher.add(notesFileOf(productPath()));
      middlewares.use('/__open-in-editor', (message, response, next) => {
        if (!isFromOwnPage(message)) return end(response, 403);
        message.url = placeIn(message.url ?? '');
        next();
      });
      middlewares.use('/__notes/', (message, response, next) => {
        const name = message.url?.slice(1) ?? '';
        const document = isDecodable(name) && documentOf(decodeURIComponent(name));
        if (!document) return end(response, 404);
        answer(message, response, document).catch((error) =>
          error instanceof Unanswerable ? end(response, error.status) : next(error),
        );
      });
    },
    hotUpdate({ file }) {
      const id = ['product', ...examplePaths().keys()].find(
        (one) => normalizePath(notesFileOf(documentOf(one) ?? '')) === file,
      );
      if (!id) return undefined;
      const { name, hot } = this.environment;
      // What is written right behind it is told by no watcher.
      const waits = name === 'client' ? [0, moment] : [];
      for (const wait of waits) setTimeout(() => hot.send('ninefold:notes', { id }), wait).unref();
      return [];
    },
  };
}

/** The document that the app knows under a name. */
function documentOf(id: string): string | undefined {
  return id === 'product' ? productPath() : examplePaths().get(id);
}

/** Vite opens files; the page knows documents by their names only. */
function placeIn(url: string): string {
  const asked = new URL(url, 'http://localhost').searchParams;
  const document = documentOf(asked.get('document') ?? '');
  return document ? `/?${new URLSearchParams({ file: `${document}:${Number(asked.get('line'))}:1` })}` : url;
}

async function answer(message: IncomingMessage, response: ServerResponse, document: string) {
  if (message.method === 'GET') return end(response, 200, { ...notesIfOpen(document), isWritten: isFromHere(message) });
  if (message.method !== 'PATCH') return end(response, 405);
  if (!isFromOwnPage(message)) return end(response, 403);
  if (message.headers['content-type'] !== 'application/json') return end(response, 415);
  const request = await requestOf(message);
  const { wrong, fault } = changeNotes(document, await request.text());
  return end(response, wrong === 'file' ? 409 : wrong ? 400 : 204, fault);
}

function end(response: ServerResponse, status: number, body?: object) {
  response.statusCode = status;
  response.setHeader('cache-control', 'no-store');
  if (body) response.setHeader('content-type', 'application/json; charset=utf-8');
  response.end(body && JSON.stringify(body));
}
