import { type ParseArgsConfig, parseArgs } from 'node:util';
import { suggest } from '#specification';

/** What a command says of more documents than the one that it takes; undefined where there are none. */
export function tooMany(verb: string, documents: readonly string[]): string | undefined {
  return documents.length > 1 ? `One document is ${verb} at a time; these are ${documents.length}.` : undefined;
}

/** What a command says of a port that is none; undefined where it is one. */
export function portRefusal(port: string): string | undefined {
  if (/^\d{1,5}$/.test(port) && Number(port) <= 65_535) return undefined;
  return `--port takes a number up to 65535, not '${port}'.`;
}

/** What an error says. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether what was to be read is not there. */
export const isGone = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What a command is told. Throws a sentence where something of it is called otherwise. */
export function parseArguments<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    const [, wrong] = /^Unknown option '--?([\w-]+)'/.exec(reasonOf(error)) ?? [];
    if (wrong === undefined) throw error;
    const { near } = suggest(wrong, Object.keys(config.options ?? {}));
    throw new Error(`There is no option --${wrong}${near ? `; is --${near} meant?` : '.'}`);
  }
}
