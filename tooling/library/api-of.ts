import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A comment and what it says something about; the first line of a declaration begins at the margin. */
const declarations =
  /(?:^\/\*\*[\s\S]*?\*\/\n)?^(?:export )?(?:declare )?(?:interface|type|function|const|class) (\w+)[\s\S]*?(?=^\/\*\*|^export|^declare|^import|^type|^interface|(?![\s\S]))/gm;
const exported = /^export (?:type )?\{([^}]*)\} from '([^']+)'/gm;

/**
 * What somebody who imports a door has in hands, as its types say it: each name that it gives, with the words of the tables of
 * looks in place of their names.
 * @param folder of a built library
 */
export function apiOf(folder: string, door: string): string {
  const place = join(folder, 'components', door);
  const given = [...readFileSync(join(place, 'index.d.ts'), 'utf8').matchAll(exported)].flatMap(
    ([, names = '', from = '']) => {
      const file = join(place, from.replace(/\.js$/, '.d.ts'));
      if (!existsSync(file)) return [];
      const declared = [...readFileSync(file, 'utf8').matchAll(declarations)];
      const wanted = new Set(names.split(',').map((name) => name.replace(/^\s*type\s/, '').trim()));
      // What is given is made of what is not: the latter stands above or below it.
      for (const [text, name = ''] of [...declared, ...declared.toReversed()])
        if (wanted.has(name)) for (const [word] of text.matchAll(/\b[A-Z]\w+/g)) wanted.add(word);
      return declared.flatMap(([text, name = '']) => (wanted.has(name) ? [text.trim()] : []));
    },
  );
  const tables = tablesOf(folder);
  return `${given
    .join('\n\n')
    .replaceAll(/\bkeyof typeof (\w+)/g, (whole, name) => tables.get(name) ?? whole)
    .replaceAll(/: Tone\b/g, `: ${tables.get('tones')}`)
    .replaceAll(/\(\{[^{}]*\}: /g, '(props: ')
    .replaceAll(/import\("react"\)\./g, '')
    .replaceAll('    ', '  ')}\n`;
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
