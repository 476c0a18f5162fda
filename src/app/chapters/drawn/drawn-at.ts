import type { Field, Product } from '#specification';

const settings = new Set(['goals', 'nonGoals', 'locales', 'currency', 'timeZone']);
const ofAnEntity = new Set(['title', 'plural', 'key', 'display', 'history', 'uniqueTogether']);

/**
 * Path of what draws a fact: of the sheet, the picture or the row that it is seen in. Undefined where it is only told as it is
 * written.
 */
export function drawnAt(product: Product, path: string): string | undefined {
  const { specification } = product;
  const [chapter = '', name = '', third = ''] = path.split('.');
  const thing = `${chapter}.${name}`;
  if (specification.chapters.find(({ key }) => key === chapter)?.state !== 'stated' || name === '') return undefined;
  switch (chapter) {
    case 'purpose':
      if (name === 'audience') return third ? `${thing}.${third}` : undefined;
      return settings.has(name) ? thing : ['title', 'summary'].includes(name) ? 'purpose.title' : undefined;
    case 'screens':
      return product.screens.some((screen) => screen.path === thing) ? chapter : undefined;
    case 'entities': {
      const entity = product.entity(name);
      return entity && (fieldAt(entity.fields, path)?.path ?? (ofAnEntity.has(third) ? entity.path : undefined));
    }
    case 'lifecycles':
      return product.entities.some(({ lifecycle }) => lifecycle?.path === thing) ? thing : undefined;
    case 'rules':
      return product.rules.some((rule) => rule.path === thing) ? thing : undefined;
    case 'access':
      // Of all cells of the matrix that rest on it the first.
      if (name === 'permissions') return thing;
      return product.access.roles.find((role) => isWithin(path, role.path))?.path;
    case 'calls':
    case 'errors':
    case 'constants':
      return Object.hasOwn(specification[chapter], name) ? thing : undefined;
    default:
      return undefined;
  }
}

const isWithin = (path: string, outer: string) => path === outer || path.startsWith(`${outer}.`);

/** The innermost field that a path leads into. */
export function fieldAt(fields: readonly Field[], path: string): Field | undefined {
  const found = fields.find((field) => isWithin(path, field.path));
  return found && (fieldAt((found.items ?? found).properties, path) ?? found);
}
