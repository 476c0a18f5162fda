import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parser, types as t } from 'storybook/internal/babel';
import type { Plugin } from 'vite';
import { root } from '#tooling/run';
import { ofElements, ofPrimitives } from './inherited.ts';
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
  const { says, params, alias } = shape;
  const isOneOf = alias?.split(' | ').every((part) => known.get(part)?.isGiven);
  return {
    title: `${name}${params}`,
    says,
    ...(isOneOf ? { oneOf: alias, properties: {} } : { properties: propertiesOf(name, known) }),
  };
}

/** An object as it is written. */
interface Shape {
  /** Whether whoever has the package can name it. */
  isGiven: boolean;
  says: string;
  /** What it is of: `<Row>`. */
  params: string;
  own: Record<string, Stated>;
  /** Of what else it is made, whether all of it or one. */
  bases: readonly t.Node[];
  /** What it is another name for, where it says nothing of its own. */
  alias?: string;
}

/** Another name for words or a function: those are told in its place. */
const isSpelledOut = ({ alias }: Shape, known: ReadonlyMap<string, Shape>) =>
  alias !== undefined && !namesIn(alias).some((name) => known.has(name));

function shapesIn(api: string): [name: string, shape: Shape][] {
  const textOf = ({ start, end }: t.Node) => api.slice(start ?? 0, end ?? 0);
  return parser.parse(api, { sourceType: 'module', plugins: ['typescript'] }).program.body.flatMap((statement) => {
    const isGiven = t.isExportNamedDeclaration(statement);
    const declared = isGiven ? statement.declaration : statement;
    const isInterface = t.isTSInterfaceDeclaration(declared);
    if (!isInterface && !t.isTSTypeAliasDeclaration(declared)) return [];
    const parts = isInterface ? [declared.body, ...(declared.extends ?? [])] : partsOf(declared.typeAnnotation);
    const own = parts.flatMap((part) =>
      t.isTSInterfaceBody(part) ? part.body : t.isTSTypeLiteral(part) ? part.members : [],
    );
    const alias = isInterface || own.length > 0 ? undefined : textOf(declared.typeAnnotation);
    const params = declared.typeParameters?.params.map(({ name }) => name).join(', ');
    return [
      [
        declared.id.name,
        {
          isGiven,
          says: saidOf(statement),
          params: params ? `<${params}>` : '',
          own: Object.fromEntries(own.flatMap((member) => statedIn(member, textOf))),
          bases: parts,
          alias,
        },
      ],
    ];
  });
}

/** What stands above a declaration, in one line. */
function saidOf({ leadingComments }: t.Node): string {
  const above = leadingComments?.at(-1)?.value ?? '';
  return above.startsWith('*')
    ? above
        .slice(1)
        .replaceAll(/\s*\n \* /g, ' ')
        .trim()
    : '';
}

function statedIn(member: t.TSTypeElement, textOf: (node: t.Node) => string): [name: string, stated: Stated][] {
  if (!t.isTSPropertySignature(member) || !t.isIdentifier(member.key) || !member.typeAnnotation) return [];
  const type = textOf(member.typeAnnotation)
    .slice(1)
    .replaceAll(/\/\*[\s\S]*?\*\/|\s+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  return [[member.key.name, { says: saidOf(member), type, required: !member.optional }]];
}

/** The types that one is made of, whether it is all of them or one. */
function partsOf(type: t.Node): t.Node[] {
  if (t.isTSIntersectionType(type) || t.isTSUnionType(type)) return type.types.flatMap(partsOf);
  return t.isTSParenthesizedType(type) ? partsOf(type.typeAnnotation) : [type];
}

/** What a component or an object takes that the library tells of: its own, and what it has from others. */
function propertiesOf(name: string, known: ReadonlyMap<string, Shape>): Record<string, Stated> {
  const { bases = [], own = {} } = known.get(name) ?? {};
  // Some are of what they are themselves a part of.
  const others = new Map([...known].filter(([other]) => other !== name));
  const all: Record<string, Stated> = {};
  for (const [property, stated] of bases.flatMap((base) => takenFrom(base, others, name))) {
    const before = all[property];
    // Where it is made in one of two ways, what one of them asks for is not asked for in the other.
    const required = stated.required && (before?.required ?? true);
    all[property] = { ...(before && stated.type === 'never' ? before : stated), required };
  }
  return Object.fromEntries(
    Object.entries({ ...own, ...all, ...own }).map(([property, stated]) => [property, spelledOut(stated, known)]),
  );
}

/**
 * What a type that is named gives: all of it, or what `Pick`, `Omit` or `Partial` make of it.
 * @param by the name of what is made of it
 */
function takenFrom(type: t.Node, known: ReadonlyMap<string, Shape>, by: string): [name: string, stated: Stated][] {
  const isReference = t.isTSTypeReference(type);
  if (!isReference && !t.isTSExpressionWithTypeArguments(type)) return [];
  const named = isReference ? type.typeName : type.expression;
  // What has a dot in it is of somebody else.
  if (!t.isIdentifier(named)) return [];
  const [from, words] = type.typeParameters?.params ?? [];
  const taken = from ? partsOf(from).flatMap((part) => takenFrom(part, known, by)) : [];
  switch (named.name) {
    case 'ComponentProps': {
      const [element = ''] = wordsIn(from);
      return Object.entries((element ? ofElements[element] : ofPrimitives[by]) ?? {});
    }
    case 'Partial':
      return taken.map(([property, stated]) => [property, { ...stated, required: false }]);
    case 'Pick':
      return taken.filter(([property]) => wordsIn(words).has(property));
    case 'Omit':
      return taken.filter(([property]) => !wordsIn(words).has(property));
    default:
      return Object.entries(propertiesOf(named.name, known));
  }
}

function wordsIn(type: t.Node | undefined): Set<string> {
  const literals = type ? partsOf(type) : [];
  return new Set(
    literals.flatMap((part) =>
      t.isTSLiteralType(part) && t.isStringLiteral(part.literal) ? [part.literal.value] : [],
    ),
  );
}

/** With words or a function in place of another name for them. */
function spelledOut(stated: Stated, known: ReadonlyMap<string, Shape>): Stated {
  const type = stated.type.replaceAll(/(?<![.'\w])[A-Z]\w*/g, (name) => {
    const shape = known.get(name);
    return shape?.alias && isSpelledOut(shape, known) ? shape.alias : name;
  });
  return { ...stated, type };
}
