import type { Plugin } from 'vite';
import { chapterSchemas } from '#specification/vocabulary';

/** Gives a JSON Schema of each chapter's blocks beside the app: `schema/entities.json`, for editors and other tools. */
export function schemaPlugin(): Plugin {
  return {
    name: 'ninefold:schema',
    configureServer(server) {
      server.middlewares.use('/schema/', (request, response, next) => {
        const found = chapterSchemas().find(({ path }) => `/${path}` === `/schema${request.url?.split('?')[0]}`);
        if (!found) return next();
        response.setHeader('content-type', 'application/schema+json; charset=utf-8');
        response.end(found.source);
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const { path, source } of chapterSchemas()) this.emitFile({ type: 'asset', fileName: path, source });
    },
  };
}
