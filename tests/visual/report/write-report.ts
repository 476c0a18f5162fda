import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { type Results, reportFolder } from '../results.ts';

/** Writes the report: one page that opens from the file system, with scripts, styles and fonts inside. */
export async function writeReport(results: Results): Promise<void> {
  const { script, styles } = await bundle();
  // `<` would end the script element.
  const data = JSON.stringify(results).replaceAll('<', '\\u003c');
  mkdirSync(reportFolder, { recursive: true });
  writeFileSync(
    join(reportFolder, 'index.html'),
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${results.changes.length} pictures to look at</title>
<style>${styles}</style>
</head>
<body>
<div id="root"></div>
<script>window.visualResults = ${data};</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`,
  );
}

async function bundle(): Promise<{ script: string; styles: string }> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    plugins: [react(), tailwind()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      lib: { entry: join(import.meta.dirname, 'report.tsx'), formats: ['iife'], name: 'report' },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((result) =>
    'output' in result ? result.output : [],
  );
  const script = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : [])).join('\n');
  const styles = outputs
    .flatMap((output) => (output.type === 'asset' && output.fileName.endsWith('.css') ? [String(output.source)] : []))
    .join('\n');
  return { script, styles };
}
