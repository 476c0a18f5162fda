/** What a terminal is told of colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: that is how colours begin
const colours = /\u001b\[[\d;]*m/g;
/** Where a message goes on with the page, as it was when something was looked for, or with where that was. */
const dump = /^\s*<|^\s+at |^(Ignored nodes|Here are the accessible roles|There are no accessible roles)\b/;
const longest = 280;

/** A sentence as it stands within another one. */
export function unended(sentence: string): string {
  return sentence.trim().replace(/(?<!\.)\.$/, '');
}

export interface Reason {
  /** What went wrong: of a long message what comes before it shows the page. */
  sentence: string;
  /** The mode in which it did, where that is another one. */
  mode?: string;
  /** The whole message. */
  all: string;
}

/** Why a story failed, in whichever of its modes that was found. */
export function reasonOf(error = ''): Reason {
  const [prefix = '', mode] = /^failed in ([^:]+): /.exec(error) ?? [];
  const all = error.slice(prefix.length).replace(colours, '').trim();
  const lines = all.split('\n');
  const end = lines.findIndex((line, index) => index > 0 && dump.test(line));
  const told = lines.slice(0, end === -1 ? undefined : end).flatMap((line) => line.trim() || []);
  const [first = '', ...more] = told;
  // A matcher says in its first line what was called, and only below what was expected.
  const sentence = /^expect\(.*\)\S*$/.test(first) ? [`${first}:`, ...more].join(' ') : first;
  return { sentence: sentence.length > longest ? `${sentence.slice(0, longest)}…` : sentence, mode, all };
}

const unwritable: Record<string, string> = {
  EROFS: 'the file system is read-only',
  EACCES: 'it belongs to somebody else',
  EPERM: 'it belongs to somebody else',
  ENOSPC: 'the disk is full',
};

/** What went wrong, and what to do; of what nobody foresaw the first line, as the rest is of use to whoever wrote the library. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, code = '', path } = error as NodeJS.ErrnoException;
  const why = unwritable[code];
  if (!why || !path) return message.split('\n')[0] ?? '';
  return `${path} cannot be written, because ${why}: run it where it can be.`;
}
