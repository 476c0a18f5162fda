import { preview } from 'vite';

/** Serves a folder of static files on a free port, as any web server would. */
export async function serveFolder(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 4700, strictPort: false, host: '127.0.0.1', open: false },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error(`${folder} could not be served`);
  return { url, close: () => server.close() };
}
