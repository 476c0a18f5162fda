import { assumedKey } from '../../assumptions.ts';
import { Template } from '../../compile/template.ts';
import type { Checker } from '../checker.ts';
import type { ScreenFacts } from './vocabulary.ts';

/** Below these the app has screens of its own. */
const ownAddresses = new Set(['_specification', '~']);

/** Where screens are found: each at an address of its own, with parameters that a record can fill. */
export function checkAddresses(checker: Checker) {
  const taken = new Map<string, string>();
  for (const [name, screen] of Object.entries(checker.specification.screens)) {
    if (!screen.path) continue;
    const path = `screens.${name}.path`;
    const template = new Template(screen.path);
    const [first = ''] = template.shape.split('/');
    if (ownAddresses.has(decodeURIComponent(first))) checker.error(path, 'screen.ownAddress', { address: `/${first}` });
    const earlier = taken.get(template.shape);
    if (earlier !== undefined) checker.error(path, 'screen.address', { address: screen.path, name: earlier });
    else taken.set(template.shape, name);
    checkParameters(checker, path, screen, template.parameters);
  }
}

function checkParameters(checker: Checker, path: string, { entity, kind }: ScreenFacts, parameters: readonly string[]) {
  const fields = entity ? checker.names.fieldsOf(entity) : undefined;
  if (!entity || !fields) return;
  const { entities } = checker.specification;
  const key = (Object.hasOwn(entities, entity) ? entities[entity]?.key : undefined) ?? assumedKey;
  for (const [index, name] of parameters.entries()) {
    if (!fields.has(name)) checker.error(path, 'screen.parameter', { name, key, owner: entity });
    if (parameters.indexOf(name) !== index) checker.error(path, 'address.parameterTwice', { name });
  }
  if (parameters.length === 0 && (kind === 'detail' || kind === 'edit'))
    checker.error(path, 'screen.withoutParameter', { kind, key });
}
