import type { Plugin } from 'vite';
import { chapterSchemas } from '#specification/vocabulary';
import { productPath, readDocument } from './documents.ts';
import { productAlone } from './product-alone.ts';

/** A field may be of an entity of the document: those are its own. */
const schemas = () => chapterSchemas(Object.keys(readDocument(productPath()).specification.entities));

/** Gives a JSON Schema of each chapter's blocks beside the app: `schema/entities.json`, for editors and other tools. */
export function schemaPlugin(): Plugin {
  return {
    name: 'ninefold:schema',
    configureServer(server) {
      server.middlewares.use('/schema/', (request, response, next) => {
        const found = schemas().find(({ path }) => `/${path}` === `/schema${request.url?.split('?')[0]}`);
        if (!found) return next();
        response.setHeader('content-type', 'application/schema+json; charset=utf-8');
        response.end(found.source);
      });
    },
    generateBundle() {
      const { consumer, define } = this.environment.config;
      // Who uses the product writes no document.
      if (consumer !== 'client' || define?.[productAlone] === 'true') return;
      for (const { path, source } of schemas()) this.emitFile({ type: 'asset', fileName: path, source });
    },
  };
}
