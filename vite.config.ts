import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './tooling/content-security-policy.ts';
import { documentPlugin } from './tooling/document-plugin.ts';
import { firstChunk } from './tooling/first-chunk.ts';
import { iconsByPath } from './tooling/icons-by-path.ts';
import { notesPlugin } from './tooling/notes-plugin.ts';
import { schemaPlugin } from './tooling/schema-plugin.ts';
import { specificationPlugin } from './tooling/specification-plugin.ts';

/** Loaded as a document names them: found only then, each would have the page loaded anew. */
const icons = readFileSync(join(import.meta.dirname, 'src/app/shell/screen-icon.tsx'), 'utf8').match(
  /lucide-react\/icons\/[\w-]+/g,
);

/** What samples are made with, once a document changes. */
const namesOf = ['ar', 'de', 'en', 'ja'].map((language) => `@faker-js/faker/locale/${language}`);

export default defineConfig({
  // Relative addresses: the built site runs in any folder of any web server.
  base: './',
  plugins: [
    react(),
    tailwind(),
    specificationPlugin(),
    notesPlugin(),
    documentPlugin(),
    schemaPlugin(),
    contentSecurityPolicy(),
    iconsByPath(),
  ],
  optimizeDeps: { include: [...(icons ?? []), ...namesOf, 're2js', '@dagrejs/dagre', 'radix-ui/internal'] },
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What a door gives on and nobody takes is not loaded: none of our modules does anything but give, save the first.
      treeshake: { moduleSideEffects: [{ test: /[\\/]src[\\/](?!app[\\/]main).*\.tsx?$/, sideEffects: false }] },
      output: {
        // The first file names hundreds of others: of each sign of theirs the first screen is told.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: { groups: [{ name: firstChunk(), includeDependenciesRecursively: false }] },
      },
    },
  },
});
