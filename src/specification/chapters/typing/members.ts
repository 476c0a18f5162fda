import { several } from '../../problem.ts';
import type { Names } from '../names.ts';
import type { Fault } from './fault.ts';
import { typeOfEntityField, typeOfField } from './fields.ts';
import { wordOf } from './operators.ts';
import { any, type Members, type Type } from './type.ts';

interface Asking {
  names: Names;
  report: (fault: Fault) => void;
}

/** The type of what is selected from a value by a name: `record.customer`. */
export function memberOf(of: Type, name: string, { names, report }: Asking): Type {
  switch (of.kind) {
    case 'any':
    case 'empty':
    case 'map':
      return any;
    case 'record':
      return fieldOf(of.entities, name, { names, report });
    case 'object': {
      const property = of.properties.get(name);
      if (property) return typeOfField(property, names);
      report({ code: 'unknown.field', name, names: of.properties.keys() });
      return any;
    }
    case 'root':
      return rootMember(of.members, name, report);
    case 'list':
      report({ code: 'expression.insideList', values: { name } });
      return any;
    default:
      report({ code: 'expression.inside', values: { name, type: wordOf(of) } });
      return any;
  }
}

function rootMember({ names, typeOf, what, isComplete }: Members, name: string, report: Asking['report']): Type {
  if (names.has(name)) return typeOf(name);
  if (isComplete) report({ code: `unknown.${what}`, name, names: names.keys() });
  return any;
}

/** A field of a record that may be of several entities: one of them has it. */
function fieldOf(entities: readonly string[], name: string, { names, report }: Asking): Type {
  let found: Type | undefined;
  for (const entity of entities) {
    const fields = names.fieldsOf(entity);
    if (!fields) return any;
    const field = fields.get(name);
    if (field) found = entities.length === 1 ? typeOfEntityField(entity, name, field, names) : any;
  }
  if (found) return found;
  const all = entities.flatMap((entity) => [...(names.fieldsOf(entity)?.keys() ?? [])]);
  report({ code: 'unknown.field', name, names: all, values: { owner: several(entities) } });
  return any;
}
