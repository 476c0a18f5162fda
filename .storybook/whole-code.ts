import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parser, types as t, traverse } from 'storybook/internal/babel';

const components = join(import.meta.dirname, '../src/components');
const inside = join(components, 'internal/index.ts');

/** Code, and what it names that it does not say itself. */
interface Piece {
  text: string;
  names: string[];
}

interface Source {
  path: string;
  text: string;
  declared: Map<string, t.Declaration>;
  imported: Map<string, { from: string; name: string; isType: boolean }>;
  /** From where it passes things on, by their names. */
  exported: Map<string, string>;
}

/**
 * The code of a story so that it can be pasted elsewhere: with the imports that whoever has the package writes, and with
 * what stands beside the story in its file.
 */
export function wholeCode(snippet: string, path: string): string {
  const imports = new Map<string, Set<string>>();
  const beside = new Map<string, string>();
  const collect = (names: readonly string[], source: Source) => {
    for (const name of names) {
      const declaration = source.declared.get(name);
      const imported = source.imported.get(name);
      if (declaration && !beside.has(name)) {
        // What it names itself comes before it, and it is asked for once, also by itself.
        beside.set(name, '');
        const piece = pieceOf(textOf(declaration, source.text));
        collect(piece.names, source);
        beside.delete(name);
        beside.set(name, piece.text);
      } else if (imported) {
        const { door, file } = placeOf(imported.from, imported.name, dirname(source.path));
        if (file) collect([imported.name], sourceOf(file));
        else imports.set(door, (imports.get(door) ?? new Set()).add(specifierOf(name, imported)));
      }
    }
  };
  const source = sourceOf(path);
  const { text, names } = pieceOf(withArgs(snippet, source));
  collect(names, source);
  const lines = [...imports].map(
    ([door, specifiers]) => `import { ${[...specifiers].sort(byName).join(', ')} } from '${door}';`,
  );
  return [lines.sort().join('\n'), ...beside.values(), text].filter(Boolean).join('\n\n');
}

/** What a story is drawn with, where its code is given that and does not say it. */
function withArgs(snippet: string, source: Source): string {
  const [statement] = programOf(snippet).body;
  const declared = t.isVariableDeclaration(statement) ? statement.declarations[0] : statement;
  const drawing = t.isVariableDeclarator(declared) ? declared.init : declared;
  if (!t.isFunction(drawing)) return snippet;
  const [param] = drawing.params;
  const name = t.isVariableDeclarator(declared) || t.isFunctionDeclaration(declared) ? declared.id : undefined;
  if (!(t.isIdentifier(param) || t.isObjectPattern(param)) || !t.isIdentifier(name)) return snippet;
  const args = new Map([...argsOf('meta', source), ...argsOf(name.name, source)]);
  const given = `${textOf(param, snippet)} = { ${[...args.values()].join(', ')} }`;
  const begin = snippet.slice(0, param.start ?? 0);
  return `${begin}${begin.trimEnd().endsWith('(') ? given : `(${given})`}${snippet.slice(param.end ?? 0)}`;
}

/** What a story, or all in its file, are given, by its name. */
function argsOf(name: string, source: Source): Map<string, string> {
  const declaration = source.declared.get(name);
  const init = t.isVariableDeclaration(declaration) ? declaration.declarations[0]?.init : undefined;
  const story = t.isTSSatisfiesExpression(init) ? init.expression : init;
  const args = t.isObjectExpression(story) ? valueIn(story, 'args') : undefined;
  if (!t.isObjectExpression(args)) return new Map();
  return new Map(
    args.properties.flatMap((one): [string, string][] => {
      if (!t.isSpreadElement(one)) return [[t.isIdentifier(one.key) ? one.key.name : '', textOf(one, source.text)]];
      const { argument } = one;
      if (!t.isMemberExpression(argument) || !t.isIdentifier(argument.object)) return [];
      return [...argsOf(argument.object.name, source)];
    }),
  );
}

function valueIn(object: t.ObjectExpression, name: string) {
  const found = object.properties.find((one) => t.isObjectProperty(one) && t.isIdentifier(one.key, { name }));
  return t.isObjectProperty(found) ? found.value : undefined;
}

const textOf = ({ start, end }: t.Node, text: string) => text.slice(start ?? 0, end ?? 0);

function specifierOf(local: string, { name, isType }: { name: string; isType: boolean }): string {
  return `${isType ? 'type ' : ''}${name === local ? name : `${name} as ${local}`}`;
}

const byName = (one: string, other: string) => one.replace('type ', '').localeCompare(other.replace('type ', ''), 'en');

/** Where something is imported from by those who have the package, or the file that says what they cannot import. */
function placeOf(from: string, name: string, folder: string): { door: string; file?: string } {
  if (from === '#components/internal') return { door: from, file: reExported(inside, name) };
  if (from.startsWith('#components/')) return { door: from.replace('#components', 'ninefold') };
  if (!from.startsWith('.')) return { door: from };
  const [file, door] = [join(folder, from), join(folder, 'index.ts')];
  if (basename(folder) === 'locale' && /^\.\/[a-z]{2}\.ts$/.test(from))
    return { door: `ninefold/locale/${basename(from, '.ts')}` };
  const isOutside = dirname(folder) === components && existsSync(door) && (file === door || reExported(door, name));
  return isOutside ? { door: `ninefold/${basename(folder)}` } : { door: from, file };
}

/** The file that a door has something from. */
function reExported(door: string, name: string): string | undefined {
  const from = sourceOf(door).exported.get(name);
  return from && join(dirname(door), from);
}

const sources = new Map<string, Source>();

/** A file as it is now. */
function sourceOf(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const known = sources.get(path);
  if (known?.text === text) return known;
  const source: Source = { path, text, declared: new Map(), imported: new Map(), exported: new Map() };
  for (const statement of programOf(text).body) {
    if (t.isImportDeclaration(statement))
      for (const specifier of statement.specifiers)
        if (t.isImportSpecifier(specifier) && t.isIdentifier(specifier.imported))
          source.imported.set(specifier.local.name, {
            from: statement.source.value,
            name: specifier.imported.name,
            isType: statement.importKind === 'type' || specifier.importKind === 'type',
          });
    if (t.isExportNamedDeclaration(statement) && statement.source)
      for (const { exported } of statement.specifiers)
        if (t.isIdentifier(exported)) source.exported.set(exported.name, statement.source.value);
    const declaration = t.isExportNamedDeclaration(statement) ? statement.declaration : statement;
    if (t.isFunctionDeclaration(declaration) || t.isVariableDeclaration(declaration))
      for (const name of Object.keys(t.getBindingIdentifiers(declaration, false, true)))
        source.declared.set(name, declaration);
    if (t.isTSInterfaceDeclaration(declaration) || t.isTSTypeAliasDeclaration(declaration))
      source.declared.set(declaration.id.name, declaration);
  }
  sources.set(path, source);
  return source;
}

/** Handlers that tests look at do nothing for anybody else. */
function pieceOf(code: string): Piece {
  const names: string[] = [];
  const mocks: { from: number; to: number; by: string }[] = [];
  traverse(fileOf(code), {
    Program({ scope }) {
      names.push(...Object.keys((scope as unknown as { globals: object }).globals).filter((name) => name !== 'fn'));
    },
    TSTypeReference({ node: { typeName } }) {
      if (t.isIdentifier(typeName)) names.push(typeName.name);
    },
    CallExpression({ node }) {
      if (!t.isIdentifier(node.callee, { name: 'fn' })) return;
      const [does] = node.arguments;
      mocks.push({ from: node.start ?? 0, to: node.end ?? 0, by: does ? textOf(does, code) : '() => {}' });
    },
  });
  const text = mocks.reduceRight((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), code);
  return { text, names };
}

export const fileOf = (text: string) => parser.parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] });

const programOf = (text: string) => fileOf(text).program;
