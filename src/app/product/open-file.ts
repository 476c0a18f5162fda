import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages';
import { freshly } from '#components/lazily';
import { useLocale } from '#components/locale';
import { documentKey, keptKey, loadReader, loadShelf, openOwn } from './load-document.ts';

/** A file that cannot be opened; its message is for a person. */
export class RefusedFile extends Error {
  override readonly name = 'RefusedFile';
}

/** The text of a file in UTF-8; of any other one, which is refused, what is no text. */
function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return '\0';
  }
}

/** Opens a file of a person's own: reads it, keeps it in this browser, shows it. Throws a `RefusedFile`. */
export function useOpenFile(): (file: File) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  const messages = useMessages();
  const { locale } = useLocale();
  return async (file) => {
    const { longestDocument } = await freshly(loadReader);
    // UTF-8 takes at most four bytes a character: a file beyond that need not be read to know.
    if (file.size > longestDocument * 4)
      throw new RefusedFile(messages.problems.tooLong(Math.round(file.size / 1_000_000)));
    const kept = { name: file.name, text: textOf(await file.arrayBuffer()) };
    const document = await openOwn(kept);
    const refusal = document.problems.find(
      ({ severity, path, code }) =>
        severity === 'error' && path === '' && code.startsWith('document.') && code !== 'document.more',
    );
    if (refusal) {
      const { formatProblem, problemWordsFor } = await freshly(() => import('#specification/texts/problems'));
      throw new RefusedFile(formatProblem(file.name, refusal, await problemWordsFor(locale)));
    }
    const { chapters } = document.product.specification;
    const isSpecification = chapters.some(({ line }) => line !== undefined);
    // Somebody who never heard of these chapters may have written in words: anything else is no document.
    if (!isSpecification && !/\.(md|markdown|txt)$/i.test(file.name))
      throw new RefusedFile(messages.problems.noChapter(file.name));
    await (await loadShelf()).keepDocument(kept);
    client.setQueryData(documentKey('file'), document);
    client.setQueryData(keptKey, kept);
    await navigate('/~file/_specification');
  };
}
