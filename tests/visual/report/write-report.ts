import { join } from 'node:path';
import { writeOfflinePage } from '#tooling/offline-page';
import { type Results, reportFolder } from '../results.ts';

/** Writes the report: one page that opens from the file system, with scripts, styles and fonts inside. */
export function writeReport(results: Results, folder = reportFolder): Promise<void> {
  return writeOfflinePage(folder, {
    title: `${results.changes.length} pictures to look at`,
    entry: join(import.meta.dirname, 'report.tsx'),
    name: 'visualResults',
    data: results,
  });
}
