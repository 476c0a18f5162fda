import { assumedKey, assumedScreenPath } from '../../assumptions.ts';
import { Template } from '../../compile/template.ts';
import type { Checker } from '../checker.ts';
import type { ScreenFacts } from './vocabulary.ts';

/** Below these the app has screens of its own. */
const ownAddresses = new Set(['_specification', '~']);

/** Where screens are found: each at an address of its own, with parameters that a record can fill. What is assumed gives way to what is stated. */
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
  for (const [name, { path, kind, entity }] of Object.entries(checker.specification.screens)) {
    if (path) continue;
    const assumed = new Template(assumedScreenPath(name, kind, entity ? { key: keyOf(checker, entity) } : undefined));
    const other = taken.get(assumed.shape);
    if (other !== undefined)
      checker.error(`screens.${name}.path`, 'screen.address', { address: assumed.written, name: other });
    else taken.set(assumed.shape, name);
  }
}

const keyOf = ({ specification: { entities } }: Checker, entity: string) =>
  (Object.hasOwn(entities, entity) ? entities[entity]?.key : undefined) ?? assumedKey;

function checkParameters(checker: Checker, path: string, { entity, kind }: ScreenFacts, parameters: readonly string[]) {
  const fields = entity ? checker.names.fieldsOf(entity) : undefined;
  if (!entity || !fields) return;
  const key = keyOf(checker, entity);
  for (const [index, name] of parameters.entries()) {
    if (!fields.has(name)) checker.error(path, 'screen.parameter', { name, key, owner: entity });
    if (parameters.indexOf(name) !== index) checker.error(path, 'address.parameterTwice', { name });
  }
  if (parameters.length === 0 && (kind === 'detail' || kind === 'edit'))
    checker.error(path, 'screen.withoutParameter', { kind, key });
}
