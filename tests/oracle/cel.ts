import type { Condition, Operand } from './condition.ts';

const literal = (value: string | number | boolean | null) => (typeof value === 'string' ? `'${value}'` : String(value));
const field = (path: string[]) => `record.${path.join('.')}`;

function operand(of: Operand): string {
  switch (of.kind) {
    case 'field':
      return field(of.path);
    case 'literal':
      return literal(of.value);
    case 'day':
      return `date('${of.value}')`;
    case 'today':
      return 'today()';
    case 'subject':
      return 'subject.id';
    case 'constant':
      return `constants.${of.name}`;
  }
}

/** A condition as a document writes it. */
export function cel(of: Condition): string {
  switch (of.kind) {
    case 'always':
      return String(of.value);
    case 'compare':
      return `${operand(of.left)} ${of.operator} ${operand(of.right)}`;
    case 'oneOf':
      return `${operand(of.left)} in [${of.list.map(literal).join(', ')}]`;
    case 'answered':
      return `has(${field(of.path)})`;
    case 'entry':
      return of.by === 'in'
        ? `(has(${field(of.path)}) && ${literal(of.entry)} in ${field(of.path)})`
        : `(has(${field(of.path)}) && ${field(of.path)}.exists(e, e == ${literal(of.entry)}))`;
    case 'role':
      return of.by === 'in'
        ? `${literal(of.role)} in subject.roles`
        : `subject.roles.exists(r, r == ${literal(of.role)})`;
    case 'not':
      return `!(${cel(of.of)})`;
    case 'and':
      return `(${cel(of.left)}) && (${cel(of.right)})`;
    case 'or':
      return `(${cel(of.left)}) || (${cel(of.right)})`;
  }
}
