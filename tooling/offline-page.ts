import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { directionOf } from '#components/locale/direction';
import { inProduction } from './in-production.ts';

export interface OfflinePage {
  title: string;
  /** BCP 47 tag of what it says. */
  language?: string;
  /** The module that draws it, and the name on `window` under which it finds what it draws. */
  entry: string;
  name: string;
  data: unknown;
}

/** Writes a page that opens from the file system: one file, with scripts, styles and fonts inside. */
export async function writeOfflinePage(folder: string, page: OfflinePage): Promise<void> {
  const { title, language = 'en', name, data } = page;
  const { script, styles } = await bundle(page.entry);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${styles}</style>
</head>
<body>
<div id="root"></div>
<script>window.${name} = ${/* `<` would end the script element. */ JSON.stringify(data).replaceAll('<', '\\u003c')};</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

async function bundle(entry: string): Promise<{ script: string; styles: string }> {
  const built = await inProduction(() =>
    build({
      configFile: false,
      logLevel: 'error',
      root: dirname(entry),
      plugins: [react(), tailwind()],
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        write: false,
        assetsInlineLimit: Number.MAX_SAFE_INTEGER,
        lib: { entry, formats: ['iife'], name: 'report' },
      },
    }),
  );
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const script = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n');
  const styles = outputs
    .flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : []))
    .join('\n');
  return { script, styles };
}
