import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#tooling/run';

const id = 'virtual:stated-types';

/** The types of all properties, by their component and their name, as the API of the library says them. */
export type StatedTypes = Record<string, Record<string, string>>;

/** Gives pages of documentation the types of `docs/api`; pictures and tests have no use for them. */
export function statedTypes(isWanted: boolean): Plugin {
  return {
    name: 'ninefold:stated-types',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}` ? `export default ${JSON.stringify(isWanted ? typesInApi() : {})};` : undefined,
  };
}

function typesInApi(): StatedTypes {
  const files = globSync('docs/api/*.d.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  return Object.fromEntries(files.flatMap(typesIn));
}

function typesIn(api: string): [component: string, types: Record<string, string>][] {
  const interfaces = [...api.matchAll(/^export (?:interface|type) (\w+)[^{;]*\{\n([\s\S]*?)^\}/gm)].map(
    ([, name = '', body = '']) => ({ name, types: propertiesIn(body) }),
  );
  // What several have in common stands in an interface beside theirs.
  const all = Object.assign({}, ...interfaces.map(({ types }) => types).reverse());
  return [...api.matchAll(/^export declare function ([A-Z]\w+)/gm)].map(([, component = '']) => [
    component,
    { ...all, ...interfaces.find(({ name }) => name === `${component}Props`)?.types },
  ]);
}

function propertiesIn(body: string): Record<string, string> {
  const found = body.matchAll(/^ {2}(\w+)\??: ([\s\S]*?);$(?=\n {2}[^\s}]|\s*(?![\s\S]))/gm);
  return Object.fromEntries([...found].map(([, name = '', type = '']) => [name, type.replaceAll(/\s+/g, ' ')]));
}
