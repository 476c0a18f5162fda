import type { Field, Filter } from '#specification';

/** How a filter asks, as a person chooses it. */
export type Operator =
  | 'is'
  | 'isNot'
  | 'contains'
  | 'containsNot'
  | 'between'
  | 'before'
  | 'after'
  | 'within'
  | 'empty'
  | 'notEmpty';

/** How a filter asks. */
export function operatorOf(filter: Filter): Operator {
  if ('empty' in filter) return filter.not ? 'notEmpty' : 'empty';
  if ('contains' in filter) return filter.not ? 'containsNot' : 'contains';
  if ('within' in filter) return 'within';
  if ('oneOf' in filter) return filter.not ? 'isNot' : 'is';
  return filter.to === '' ? 'after' : filter.from === '' ? 'before' : 'between';
}

/** How a field can be asked for, the first one first. */
export function operatorsOf({ kind, kindName, isState, isRequired }: Field): Operator[] {
  const empty: Operator[] = isState || isRequired === true ? [] : ['empty', 'notEmpty'];
  if (isState) return ['is', 'isNot'];
  switch (kind.filter) {
    case 'none':
      return [];
    case 'text':
      return ['contains', 'containsNot', 'is', 'isNot', ...empty];
    case 'choice':
      return ['is', 'isNot', ...empty];
    case 'range':
      return kindName === 'date' || kindName === 'dateTime'
        ? ['within', 'between', 'before', 'after', ...empty]
        : ['between', 'before', 'after', 'is', 'isNot', ...empty];
  }
}

/** What is asked for once another way of asking is chosen, as far as it goes on from what was asked before. */
export function askedAs(operator: Operator, before: Filter | undefined): Filter | undefined {
  const not =
    operator === 'isNot' || operator === 'containsNot' || operator === 'notEmpty' ? { not: true as const } : {};
  switch (operator) {
    case 'empty':
    case 'notEmpty':
      return { empty: true, ...not };
    case 'contains':
    case 'containsNot':
      return textIn(before) ? { contains: textIn(before), ...not } : undefined;
    case 'is':
    case 'isNot':
      if (before && 'oneOf' in before) return { oneOf: before.oneOf, ...not };
      return textIn(before) ? { oneOf: [textIn(before)], ...not } : undefined;
    case 'within':
      return undefined;
    case 'between':
      return before && 'from' in before ? before : undefined;
    case 'before':
      return before && 'from' in before && before.to ? { from: '', to: before.to } : undefined;
    case 'after':
      return before && 'from' in before && before.from ? { from: before.from, to: '' } : undefined;
  }
}

/** What narrows a list to those that answer something in a field; undefined where it cannot be narrowed so. */
export function filterFor(field: Field, answer: unknown): Filter | undefined {
  const operators = operatorsOf(field);
  if (answer === null || answer === '') return operators.includes('empty') ? { empty: true } : undefined;
  if (typeof answer !== 'string' && typeof answer !== 'number' && typeof answer !== 'boolean') return undefined;
  const text = String(answer);
  if (operators.includes('is')) return { oneOf: [text] };
  return operators.includes('between') ? { from: text, to: text } : undefined;
}

function textIn(filter: Filter | undefined): string {
  if (filter && 'contains' in filter) return filter.contains;
  return filter && 'oneOf' in filter ? (filter.oneOf[0] ?? '') : '';
}
