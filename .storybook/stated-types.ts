import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '#tooling/run';
import { namesIn } from './names-in.ts';

const id = 'virtual:stated-types';

/** What is stated of a property. */
export interface Stated {
  type: string;
  /** What it does, in a sentence. */
  says: string;
  required: boolean;
}

/** An object that properties name. */
export interface StatedShape {
  /** With what it is of: `Column<Row>`. */
  title: string;
  /** What it is, in a sentence. */
  says: string;
  /** One of these objects, where it is one of several. */
  oneOf?: string;
  properties: Record<string, Stated>;
}

/** What the API of the library states. */
export interface StatedTypes {
  /** What components take, by their names. */
  components: Record<string, Record<string, Stated>>;
  /** The objects that whoever has the package can name. */
  shapes: Record<string, StatedShape>;
  /** Those that a component, or a door beside its components, names, and those that they name in turn. */
  named: Record<string, readonly string[]>;
}

/** Gives pages of documentation the types of `docs/api`; pictures and tests have no use for them. */
export function statedTypes(isWanted: boolean): Plugin {
  return {
    name: 'ninefold:stated-types',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load: (asked) => {
      if (asked !== `\0${id}`) return undefined;
      const types = isWanted ? typesInApi() : { components: {}, shapes: {}, named: {} };
      return Object.entries(types)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** What `docs/api` states of components, and of the objects that they are given. */
export function typesInApi(): StatedTypes {
  const doors = globSync('docs/api/*.d.ts', { cwd: root }).map((path) => {
    const api = readFileSync(join(root, path), 'utf8');
    return { door: basename(path, '.d.ts'), api, shapes: shapesIn(api) };
  });
  const all = doors.flatMap(({ shapes }) => shapes);
  const types: StatedTypes = { components: {}, shapes: {}, named: {} };
  for (const { api, shapes } of doors) {
    // Of two with one name, that of the same door.
    const known = new Map([...all, ...shapes]);
    for (const [, component = ''] of api.matchAll(/^export declare function ([A-Z]\w+)/gm))
      types.components[component] = propertiesOf(`${component}Props`, known);
    for (const [name, shape] of shapes)
      if (shape.isGiven && !name.endsWith('Props') && !isSpelledOut(shape, known))
        types.shapes[name] = statedShape(name, shape, known);
  }
  const namedBy = (texts: readonly string[]) => {
    const found = new Set<string>();
    const add = (names: readonly string[]) => {
      for (const name of names) {
        const shape = types.shapes[name];
        if (!shape || found.has(name)) continue;
        found.add(name);
        add(namesIn([shape.oneOf ?? '', ...typesOf(shape.properties)].join()));
      }
    };
    add(namesIn(texts.join()));
    return [...found];
  };
  for (const [component, properties] of Object.entries(types.components))
    types.named[component] = namedBy(typesOf(properties));
  for (const { door, api } of doors)
    types.named[door] = namedBy([...api.matchAll(/^export declare function [a-z].*/gm)].map(([line]) => line));
  return types;
}

const typesOf = (properties: Record<string, Stated>) => Object.values(properties).map(({ type }) => type);

function statedShape(name: string, shape: Shape, known: ReadonlyMap<string, Shape>): StatedShape {
  const { says, params, bases } = shape;
  const isOneOf = isAlias(shape) && bases.split(' | ').every((part) => known.get(part)?.isGiven);
  return {
    title: `${name}${params}`,
    says,
    ...(isOneOf ? { oneOf: bases, properties: {} } : { properties: propertiesOf(name, known) }),
  };
}

/** An interface as it is written: what it is made of, and what is its own. */
interface Shape {
  /** Whether whoever has the package can name it. */
  isGiven: boolean;
  says: string;
  /** What it is of: `<Row>`. */
  params: string;
  bases: string;
  /** Absent where it is another name for its bases. */
  own?: Record<string, Stated>;
}

const isAlias = ({ own }: Shape) => own === undefined;

/** Another name for words or a function: those are told in its place. */
const isSpelledOut = (shape: Shape, known: ReadonlyMap<string, Shape>) =>
  isAlias(shape) && !namesIn(shape.bases).some((name) => known.has(name));

const declaration = String.raw`^(?:\/\*\* ((?:(?!\*\/)[\s\S])*?) \*\/\n)?(export )?(?:interface|type) (\w+)(<[^={]*?>(?= =| extends| \{))?`;

function shapesIn(api: string): [name: string, shape: Shape][] {
  const aliases = api.matchAll(new RegExp(`${declaration} = ([^{};]*);$`, 'gm'));
  const found = api.matchAll(new RegExp(String.raw`${declaration}([^{;]*)\{\n([\s\S]*?)^\}([^;\n]*)`, 'gm'));
  return [...aliases, ...found].map(([, says = '', given, name = '', params = '', bases = '', body, further = '']) => [
    name,
    {
      isGiven: given !== undefined,
      says: says.replaceAll(/\s*\n \* /g, ' '),
      params: params.replaceAll(/ (?:extends|=) [^,>]+/g, ''),
      bases: bases + further,
      ...(body !== undefined && { own: propertiesIn(body) }),
    },
  ]);
}

/** What a component or an object takes that the library tells of: its own, and what it has from others. */
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
  return Object.fromEntries(
    Object.entries({ ...own, ...all, ...own }).map(([property, stated]) => [property, spelledOut(stated, known)]),
  );
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

/** With words or a function in place of another name for them. */
function spelledOut(stated: Stated, known: ReadonlyMap<string, Shape>): Stated {
  const type = stated.type.replaceAll(/(?<![.'\w])[A-Z]\w*/g, (name) => {
    const shape = known.get(name);
    return shape && isSpelledOut(shape, known) ? shape.bases : name;
  });
  return { ...stated, type };
}
