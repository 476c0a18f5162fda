import { join } from 'node:path';

/** What the bundler tells of a module. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

const entry = join(import.meta.dirname, '..', 'src', 'app', 'main.tsx');

/** Of these nearly nothing is used at first: what is, is found without following all that they could give. */
const barrels = /[\\/]node_modules[\\/](radix-ui|lucide-react)[\\/]/;

/**
 * Puts all that the app needs from the start into one file. Left alone, what several later parts also use would become
 * thirty small ones, which compress a tenth worse and are asked for one by one.
 */
export function firstChunk(): (id: string, modules: Modules) => string | null {
  let first: Set<string> | undefined;
  const all = (modules: Modules) => {
    const found = new Set<string>();
    const visit = (id: string) => {
      if (found.has(id) || barrels.test(id)) return;
      found.add(id);
      modules.getModuleInfo(id)?.importedIds.forEach(visit);
    };
    visit(entry);
    return found;
  };
  return (id, modules) => {
    first ??= all(modules);
    return first.has(id) ? 'first' : null;
  };
}
