import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { refusalOf } from '../documents.ts';
import { begin } from '../new-document.ts';
import { root } from '../run.ts';

const usage = `npm start [-- [document.md] [options]]

Serves the product of PRODUCT.md, or of another document, and follows it while it is edited.

  --new              begins the document where there is none: nine chapters that say nothing yet
  --port 5173        where; the next free one where that is taken
  --host 127.0.0.1   for this machine alone; 0.0.0.0 for everybody in its network
  --open             opens it in the browser
  --help             says this`;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        new: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        open: { type: 'boolean' },
      },
    });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

const {
  values: { help, new: isNew = false, port = '5173', host = '127.0.0.1', open = false },
  positionals: [document, ...others],
} = asked();

if (help) {
  console.log(usage);
  process.exit(0);
}
if (others.length > 0) refuse(`One document is served at a time; these are ${others.length + 1}.`);
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) refuse(`--port takes a number up to 65535, not '${port}'.`);

const path = resolve(root, document ?? process.env.NINEFOLD_DOCUMENT ?? 'PRODUCT.md');
const refusal = isNew ? begin(path) : refusalOf(path);
if (refusal) refuse(refusal);
process.env.NINEFOLD_DOCUMENT = path;

const server = await createServer({
  root,
  configLoader: 'native',
  server: { port: Number(port), strictPort: false, host, open },
});
await server
  .listen()
  .catch((error: unknown) =>
    refuse(`It cannot be served at ${host}:${port}: ${error instanceof Error ? error.message : error}`),
  );
server.printUrls();
if (!/^(127\.|localhost$|::1$)/.test(host))
  console.log(
    '  Whoever can reach this machine can open it and read the documents. Without --host it is for this machine alone.',
  );

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void server.close().finally(() => process.exit(0)));
}
