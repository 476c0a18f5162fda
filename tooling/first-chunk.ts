import { join } from 'node:path';
import { parseAst } from 'vite';

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; code: string | null } | null;
}

const entry = join(import.meta.dirname, '..', 'src', 'app', 'main.tsx');

/** What the bundler itself adds where something is loaded later: nothing names it. */
const loader = 'vite/preload-helper.js';

/** Modules that give on what others make. What comes from one of them is only what somebody takes by its name. */
const doors =
  /[\\/]src[\\/].*[\\/]index\.ts$|[\\/]node_modules[\\/]((radix-ui|lucide-react)[\\/].*|@internationalized[\\/]date[\\/]dist[\\/]index)\.m?js$/;

/**
 * Puts all that the app needs from the start into one file. Left alone, what several later parts also use would become
 * thirty small ones, which compress a tenth worse and are asked for one by one.
 */
export function firstChunk(): (id: string, modules: Modules) => string | null {
  let first: ReadonlySet<string> | undefined;
  return (id, modules) => {
    first ??= neededBy(entry, modules);
    return first.has(id) || id.endsWith(loader) ? 'first' : null;
  };
}

/** All modules that one rests on. */
function neededBy(start: string, modules: Modules): ReadonlySet<string> {
  const found = new Set<string>();
  const taken = new Set<string>();
  const known = new Map<string, Module>();
  const moduleOf = (id: string) => {
    const module = known.get(id) ?? describe(id, modules);
    known.set(id, module);
    return module;
  };
  const gives = (id: string, name: string): boolean => {
    const { given, own, stars } = moduleOf(id);
    return given.has(name) || own.has(name) || stars.some((star) => gives(star, name));
  };
  const take = (id: string, name: string) => {
    if (!doors.test(id)) return visit(id);
    if (taken.has(`${id} ${name}`)) return;
    taken.add(`${id} ${name}`);
    const { given, own, stars } = moduleOf(id);
    const from = given.get(name);
    const star = stars.find((one) => gives(one, name));
    if (from) take(from.id, from.name);
    else if (star && !own.has(name)) take(star, name);
    else visit(id);
  };
  const visit = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    const { imports, rest } = moduleOf(id);
    rest.forEach(visit);
    for (const { id: next, name } of imports) take(next, name);
  };
  visit(start);
  return found;
}

interface Source {
  id: string;
  name: string;
}

interface Module {
  /** What it takes by name. */
  imports: Source[];
  /** What it rests on as a whole. */
  rest: string[];
  /** What it gives on, by the name under which it does. */
  given: Map<string, Source>;
  /** All of which it gives on. */
  stars: string[];
  /** What it makes and gives. */
  own: Set<string>;
}

const nameOf = (node: { name: string } | { value: string }) => ('name' in node ? node.name : node.value);

function describe(id: string, modules: Modules): Module {
  const { importedIds, code } = modules.getModuleInfo(id) ?? { importedIds: [], code: null };
  const module: Module = { imports: [], rest: [], given: new Map(), stars: [], own: new Set() };
  if (code === null || (id.includes('node_modules') && !doors.test(id))) return { ...module, rest: [...importedIds] };
  const { body } = parseAst(code);
  // The bundler lists what is imported in the order in which it is.
  const sources = [...new Set(body.flatMap((node) => ('source' in node && node.source ? [node.source.value] : [])))];
  const idOf = (source: { value: string }) => importedIds[sources.indexOf(source.value)] ?? '';
  const locals = new Map<string, Source>();
  for (const node of body) {
    if (node.type === 'ImportDeclaration') {
      const next = idOf(node.source);
      for (const specifier of node.specifiers) {
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : '*';
        locals.set(specifier.local.name, { id: next, name });
      }
      if (node.specifiers.length === 0) module.rest.push(next);
    } else if (node.type === 'ExportAllDeclaration') {
      module.stars.push(idOf(node.source));
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      const next = idOf(node.source);
      for (const { local, exported } of node.specifiers)
        module.given.set(nameOf(exported), { id: next, name: nameOf(local) });
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local, exported } of node.specifiers) {
        const from = locals.get(nameOf(local));
        if (from) module.given.set(nameOf(exported), from);
        else module.own.add(nameOf(exported));
      }
      const made = node.declaration;
      if (made && 'id' in made && made.id && 'name' in made.id) module.own.add(made.id.name);
      if (made && 'declarations' in made)
        for (const { id: pattern } of made.declarations) if ('name' in pattern) module.own.add(pattern.name);
    }
  }
  module.imports = [...locals.values()];
  return module;
}
