import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { keepDocument } from './document-shelf.ts';

/** Opens a file of a person's own: reads it, keeps it in this browser, shows it. Throws a message for a person. */
export function useOpenFile(): (file: File) => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (file) => {
    const { longestDocument, read } = await import('#spec/read');
    // UTF-8 takes at most four bytes a character: a file beyond that need not be read to know.
    if (file.size > longestDocument * 4) throw new Error(tooLong(file.size));
    const text = await file.text();
    const reading = read(text, file.name);
    const refusal = reading.problems.find(({ severity, path }) => severity === 'error' && path === '');
    if (refusal && reading.specification.chapters.every(({ line }) => line === undefined)) {
      throw new Error(`${file.name}:${refusal.line}:${refusal.column} ${refusal.message}`);
    }
    await keepDocument({ name: file.name, text });
    client.setQueryData(['document', 'file'], reading);
    await navigate('/~file/_specification');
  };
}

function tooLong(bytes: number): string {
  return `the file has ${Math.round(bytes / 1_000_000)} MB; split off what is not specification`;
}
