import { actionOf, type Entity, type Operation, type Product, type Screen } from '#specification';
import { usesOfConstants } from '#specification/survey';
import { fieldAt } from './drawn-at.ts';
import { screensOf, usesOf } from './where-used.ts';

/** The screens that are other than they would be without a fact, in the order of the document. */
export function screensUsing(product: Product, path: string): Screen[] {
  const found = new Set(usersOf(product, path));
  return product.screens.filter((screen) => found.has(screen));
}

function usersOf(product: Product, path: string): readonly Screen[] {
  const [chapter, name = ''] = path.split('.');
  const entity = product.entity(name);
  switch (chapter) {
    case 'screens':
      return [product.screen(name)].filter((screen) => screen !== undefined);
    case 'entities':
      return entity ? ofEntity(product, entity, path) : [];
    case 'lifecycles':
      return product.screens.filter((screen) => screen.entity === entity && screen.kind === 'detail');
    case 'rules':
      return formsOf(
        product,
        product.rules.find((rule) => rule.name === name),
      );
    case 'errors':
      return product.rules.filter(({ error }) => error === name).flatMap((rule) => formsOf(product, rule));
    case 'constants':
      // What rests on a constant is a fact of another chapter.
      return (usesOfConstants(product.specification).get(name) ?? [])
        .filter((use) => !use.startsWith('constants.'))
        .flatMap((use) => usersOf(product, use));
    case 'calls': {
      const called = product.operations.find(({ call }) => call?.name === name);
      return product.screens.filter(
        (screen) => called !== undefined && screen.entity === called.entity && isCalledBy(screen, called),
      );
    }
    default:
      return [];
  }
}

function ofEntity(product: Product, entity: Entity, path: string): readonly Screen[] {
  const field = fieldAt(entity.fields, path);
  if (!field) return screensOf(product, entity);
  return usesOf(field).flatMap((use) => (use.in === 'screen' ? usersOf(product, use.path) : []));
}

function formsOf(product: Product, rule: { entity: Entity | undefined } | undefined): readonly Screen[] {
  return product.screens.filter(
    ({ kind, entity }) => entity !== undefined && entity === rule?.entity && (kind === 'create' || kind === 'edit'),
  );
}

/** A detail also changes states and deletes. */
function isCalledBy({ kind }: Screen, { does }: Operation): boolean {
  return actionOf(kind) === does || (kind === 'detail' && !['list', 'create', 'update'].includes(does));
}
