import { createServer } from 'vite';

const [document] = process.argv.slice(2);
if (document) process.env.NINEFOLD_DOCUMENT = document;

const server = await createServer({ root: `${import.meta.dirname}/../..`, server: { port: 5173, strictPort: false } });
await server.listen();
server.printUrls();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void server.close().finally(() => process.exit(0)));
}
