import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const comment = String.raw`^\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n`;
const begin = '^(?:export|declare|import|type|interface)';

/** A comment and what it says something about; the first line of a declaration begins at the margin. */
const declarations = new RegExp(
  String.raw`(?:${comment})?^(?:export )?(?:declare )?(?:interface|type|function|const|class) (\w+)[\s\S]*?(?=${comment}${begin}|${begin}|(?![\s\S]))`,
  'gm',
);
const given = /^(?:export|import) (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm;

/**
 * What somebody who imports a door has in hands, as its types say it: each name that it gives, with what that is made of, and
 * with the words of the tables of looks in place of their names.
 * @param folder of a built library
 */
export function apiOf(folder: string, door: string): string {
  const place = join(folder, 'components', door);
  const texts = [...passedOn(join(place, 'index.d.ts'))].flatMap(([file, names]) => declarationsIn(file, names));
  const tables = tablesOf(folder);
  return `${[...new Set(texts)]
    .join('\n\n')
    .replaceAll(/\bkeyof typeof (\w+)/g, (whole, name) => tables.get(name) ?? whole)
    .replaceAll(/: Tone\b/g, `: ${tables.get('tones')}`)
    .replaceAll(/: ActionTone\b/g, `: ${tables.get('actionTones')}`)
    .replaceAll(/: Certainty\b/g, `: ${tables.get('certainties')}`)
    .replaceAll(/\(\{[^{}]*\}: /g, '(props: ')
    .replaceAll(/import\("react"\)\./g, '')
    .replaceAll('    ', '  ')}\n`;
}

/** The names that a file takes from those beside it, by their files. */
function passedOn(file: string): Map<string, Set<string>> {
  return new Map(
    [...readFileSync(file, 'utf8').matchAll(given)].map(([, names = '', from = '']) => [
      join(dirname(file), from.replace(/\.js$/, '.d.ts')),
      new Set(names.split(',').map((name) => name.replace(/^\s*type\s/, '').trim())),
    ]),
  );
}

/** What a file says of names, and of what those are made of: here, or in a file beside it. */
function declarationsIn(file: string, names: ReadonlySet<string>, told = new Set<string>()): string[] {
  const wanted = new Set([...names].filter((name) => !told.has(`${file} ${name}`)));
  if (wanted.size === 0 || !existsSync(file)) return [];
  for (const name of wanted) told.add(`${file} ${name}`);
  const declared = [...readFileSync(file, 'utf8').matchAll(declarations)];
  // What is given is made of what is not: the latter stands above or below it.
  for (const [text, name = ''] of [...declared, ...declared.toReversed()])
    if (wanted.has(name)) for (const [word] of text.matchAll(/\b[A-Z]\w+/g)) wanted.add(word);
  const beside = [...passedOn(file)].flatMap(([other, taken]) =>
    dirname(other) === dirname(file)
      ? declarationsIn(other, new Set([...taken].filter((name) => wanted.has(name))), told)
      : [],
  );
  return [...declared.flatMap(([text, name = '']) => (wanted.has(name) ? [text.trim()] : [])), ...beside];
}

/** The words of each table of looks: `'sm' | 'md' | 'lg'`. */
function tablesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.d.ts'));
  const tables = files.flatMap((file) =>
    [
      ...readFileSync(join(folder, file), 'utf8').matchAll(/^(?:export )?declare const (\w+): \{\n([\s\S]*?)^\};/gm),
    ].map(([, name = '', body = '']): [string, string] => [
      name,
      [...body.matchAll(/^ {4}(?:readonly )?(\w+):/gm)].map(([, key]) => `'${key}'`).join(' | '),
    ]),
  );
  return new Map(tables);
}
