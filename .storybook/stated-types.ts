import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#tooling/run';

const id = 'virtual:stated-types';

/** What is stated of a property. */
export interface Stated {
  type: string;
  /** What it does, in a sentence. */
  says: string;
  required: boolean;
}

/** What is stated of all properties, by their component and their name, as the API of the library says them. */
export type StatedTypes = Record<string, Record<string, Stated>>;

/** Gives pages of documentation the types of `docs/api`; pictures and tests have no use for them. */
export function statedTypes(isWanted: boolean): Plugin {
  return {
    name: 'ninefold:stated-types',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) =>
      asked === `\0${id}` ? `export default ${JSON.stringify(isWanted ? typesInApi() : {})};` : undefined,
  };
}

/** What is stated of each component in `docs/api`. */
export function typesInApi(): StatedTypes {
  const files = globSync('docs/api/*.d.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
  const shapes = files.map(shapesIn);
  return Object.fromEntries(
    files.flatMap((api, at) => {
      // Of two with one name, that of the same door.
      const known = new Map([...shapes, shapes[at] ?? []].flat());
      return [...api.matchAll(/^export declare function ([A-Z]\w+)/gm)].map(
        ([, component = '']): [string, Record<string, Stated>] => [component, propertiesOf(`${component}Props`, known)],
      );
    }),
  );
}

/** An interface as it is written: what it is made of, and what is its own. */
interface Shape {
  bases: string;
  own: Record<string, Stated>;
}

function shapesIn(api: string): [name: string, shape: Shape][] {
  const found = api.matchAll(/^(?:export )?(?:interface|type) (\w+)([^{;]*)\{\n([\s\S]*?)^\}/gm);
  const aliases = api.matchAll(/^(?:export )?type (\w+) = ([^{};]*);$/gm);
  return [
    ...[...aliases].map(([, name = '', bases = '']): [string, Shape] => [name, { bases, own: {} }]),
    ...[...found].map(([, name = '', bases = '', body = '']): [string, Shape] => [
      name,
      { bases, own: propertiesIn(body) },
    ]),
  ];
}

/** What a component takes that the library tells of: its own, and what it has from others. */
function propertiesOf(name: string, known: ReadonlyMap<string, Shape>): Record<string, Stated> {
  const { bases = '', own = {} } = known.get(name) ?? {};
  // Some are of what they are themselves a part of.
  const others = new Map([...known].filter(([other]) => other !== name));
  // What has a dot before it is of somebody else, whatever it is called.
  const taken = [...bases.matchAll(/(?:(Omit|Pick)<)?(?<!\.)\b(\w+)\b(?:, ([^<>]*)>)?/g)].flatMap(
    ([, how, base = '', said = '']) => {
      const words = new Set([...said.matchAll(/'(\w+)'/g)].map(([, word]) => word));
      return Object.entries(propertiesOf(base, others)).filter(
        ([property]) => !how || words.has(property) === (how === 'Pick'),
      );
    },
  );
  const all: Record<string, Stated> = {};
  for (const [property, stated] of taken) {
    const before = all[property];
    // Where it is made in one of two ways, what one of them asks for is not asked for in the other.
    const required = stated.required && (before?.required ?? true);
    all[property] = { ...(before && stated.type === 'never' ? before : stated), required };
  }
  return { ...own, ...all, ...own };
}

function propertiesIn(body: string): Record<string, Stated> {
  const found = body.matchAll(
    /^(?: {2}\/\*\* ((?:(?!\*\/)[\s\S])*?) \*\/\n)? {2}(\w+)(\??): ([\s\S]*?);$(?=\n {2}[^\s}]|\s*(?![\s\S]))/gm,
  );
  return Object.fromEntries(
    [...found].map(([, says = '', name = '', open = '', type = '']) => [
      name,
      { says, type: type.replaceAll(/\/\*[\s\S]*?\*\/|\s+/g, ' ').replaceAll(/ +/g, ' '), required: open === '' },
    ]),
  );
}
