import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { productPath, textNow } from './documents.ts';
import { isFromOwnPage } from './from-here.ts';
import { replaceFile } from './replace-file.ts';
import { requestOf, Unanswerable } from './serve/http-request.ts';

/**
 * Writes what a person states in the app into the document that is served: `PUT /__document` with its whole text, and in
 * `If-Match` the SHA-256 of the text that was changed. Only the own page on this machine may, and only what nobody else changed
 * meanwhile.
 */
export function documentPlugin(): Plugin {
  return {
    name: 'ninefold:document',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/__document', (message, response, next) => {
        write(message)
          .catch((error) => {
            if (error instanceof Unanswerable) return error.status;
            throw error;
          })
          .then((status) => {
            response.statusCode = status;
            response.end();
          }, next);
      });
    },
  };
}

/** @returns the status that is answered */
async function write(message: IncomingMessage): Promise<number> {
  if (message.method !== 'PUT') return 405;
  if (!isFromOwnPage(message)) return 403;
  if (message.headers['content-type'] !== 'text/markdown') return 415;
  const text = await (await requestOf(message)).text();
  const path = productPath();
  const now = textNow(path);
  if (now === undefined || message.headers['if-match'] !== tagOf(now)) return 412;
  // A mark of the byte order is none of what a request says.
  replaceFile(path, now.startsWith('\uFEFF') ? `\uFEFF${text.replace(/^\uFEFF/, '')}` : text);
  return 204;
}

const tagOf = (text: string) => `"${createHash('sha256').update(text).digest('hex')}"`;
