import { writeFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { chapterKeys } from '#specification';
import { titleFor } from '#specification/texts/chapter-titles';

/** A document that discloses nothing yet: its nine chapters, in the language for a BCP 47 tag. */
function newDocument(heading: string, locale: string): string {
  const chapters = chapterKeys.map((key, index) => `## ${index + 1}. ${titleFor(locale, key)}\n\nnot shown\n`);
  return [`# ${heading}\n`, ...chapters].join('\n');
}

/** Begins a document at a path where there is none; why it cannot be begun, in a sentence, where that is so. */
export function begin(path: string): string | undefined {
  const name = basename(path, extname(path)).replaceAll(/[-_]+/g, ' ').trim();
  const heading = name.charAt(0).toUpperCase() + name.slice(1);
  try {
    writeFileSync(path, newDocument(heading, Intl.DateTimeFormat().resolvedOptions().locale), { flag: 'wx' });
    return undefined;
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isThere) return `${path} is there already: leave --new out to serve it.`;
    return `${path} cannot be written: ${error instanceof Error ? error.message : error}`;
  }
}
