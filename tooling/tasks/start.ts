import { createServer } from 'vite';
import { parseArguments, portRefusal, reasonOf, tooMany } from '../command-line.ts';
import { productPath, refusalOf } from '../documents.ts';
import { begin } from '../new-document.ts';
import { root } from '../run.ts';
import { isLoopback } from '../serve/origins.ts';

const usage = `npm start [-- [document.md] [options]]

Serves the product of PRODUCT.md, or of another document, and follows it while it is edited.

  --new              begins the document where there is none: nine chapters that say nothing yet
  --port 5173        where; the next free one where that is taken
  --host 127.0.0.1   for this machine alone; 0.0.0.0 for everybody in its network
  --name desk.test   what else it is called by those who open it; may be said several times
  --open             opens it in the browser
  --help             says this`;

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function asked() {
  try {
    return parseArguments({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        new: { type: 'boolean' },
        port: { type: 'string' },
        host: { type: 'string' },
        name: { type: 'string', multiple: true },
        open: { type: 'boolean' },
      },
    });
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}

const {
  values: { help, new: isNew = false, port = '5173', host = '127.0.0.1', name: names = [], open = false },
  positionals,
} = asked();

if (help) {
  console.log(usage);
  process.exit(0);
}
const path = productPath(positionals[0]);
const refusal = tooMany('served', positionals) ?? portRefusal(port) ?? (isNew ? begin(path) : refusalOf(path));
if (refusal) refuse(refusal);
process.env.NINEFOLD_DOCUMENT = path;

const server = await createServer({
  root,
  configLoader: 'native',
  server: { port: Number(port), strictPort: false, host, allowedHosts: names, open },
});
await server.listen().catch((error: unknown) => refuse(`It cannot be served at ${host}:${port}: ${reasonOf(error)}`));
server.printUrls();
if (!isLoopback(host))
  console.log(
    '  Whoever can reach this machine can open it and read the documents. Without --host it is for this machine alone.',
  );

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void server.close().finally(() => process.exit(0)));
}
