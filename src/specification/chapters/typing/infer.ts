import type { Node } from '../../expressions/node.ts';
import { roots } from '../../expressions/scope.ts';
import { isFormOf } from '../../vocabulary/spoken-of.ts';
import type { Names } from '../names.ts';
import { typeOfCall } from './calls.ts';
import type { Fault } from './fault.ts';
import { memberOf } from './members.ts';
import { typeOfOperation, wordOf } from './operators.ts';
import { withSize } from './size.ts';
import { any, boolean, join, joinAll, listOf, number, type Type } from './type.ts';

/** What an expression may name in its place. */
export interface Around {
  names: Names;
  /** The roots that mean something there. */
  roots: ReadonlyMap<string, Type>;
  /** What comprehensions have named. */
  items: ReadonlyMap<string, Type>;
  report: (fault: Fault) => void;
}

/** The type of an expression; what can be seen to be wrong with it is reported. */
export function infer(node: Node, around: Around): Type {
  const { report } = around;
  switch (node.op) {
    case 'value':
      return typeOfLiteral(node.value);
    case 'name':
      return around.items.get(node.name) ?? rootOf(node.name, around);
    case 'select':
      return memberOf(infer(node.of, around), node.name, around);
    case 'index':
      return indexed(infer(node.of, around), infer(node.at, around), report);
    case 'has':
      infer(node.of, around);
      return boolean;
    case 'call':
      return typeOfCall(
        node.name,
        givenTo(node),
        givenTo(node).map((value) => infer(value, around)),
        report,
      );
    case 'each':
      return each(node, around);
    case 'list': {
      const items = node.items.map((item) => infer(item, around));
      return { kind: 'list', of: joinAll(items), items };
    }
    case 'map':
      for (const entry of node.entries) for (const part of entry) infer(part, around);
      return { kind: 'map' };
    case 'and':
    case 'or':
      condition(infer(node.left, around), report);
      condition(infer(node.right, around), report);
      return boolean;
    case 'not':
      condition(infer(node.of, around), report);
      return boolean;
    case 'minus': {
      const type = infer(node.of, around);
      if (type.kind !== 'number' && type.kind !== 'any')
        report({ code: 'expression.calculation', values: { operator: '-', left: 'number', right: wordOf(type) } });
      return number;
    }
    case 'if':
      condition(infer(node.test, around), report);
      return join(infer(node.yes, around), infer(node.no, around));
    default: {
      const [left, right] = [infer(node.left, around), infer(node.right, around)];
      return typeOfOperation(node.op, left, right, (fault) => report(withSize(fault, node, left, right)));
    }
  }
}

const givenTo = ({ on, args }: Node & { op: 'call' }): Node[] => [...(on ? [on] : []), ...args];

function typeOfLiteral(value: null | boolean | number | string): Type {
  if (value === null) return { kind: 'empty' };
  if (typeof value === 'boolean') return boolean;
  return typeof value === 'number' ? { kind: 'number', literal: value } : { kind: 'text', literal: value };
}

/** What stands where a condition must: true or false. */
export function condition(type: Type, report: Around['report']) {
  if (type.kind !== 'boolean' && type.kind !== 'any')
    report({ code: 'expression.condition', values: { type: wordOf(type) } });
}

function rootOf(name: string, { roots: here, items, names, report }: Around): Type {
  const found = here.get(name);
  if (found) return found;
  if ((roots as readonly string[]).includes(name)) report({ code: 'expression.rootHere', values: { name } });
  else if (isFieldOf(here.get('record'), name, names))
    report({ code: 'expression.root', values: { name, near: `record.${name}` } });
  else if (isRecord(here.get('record'), name)) report({ code: 'expression.root', values: { name, near: 'record' } });
  else report({ code: 'expression.root', name, names: [...here.keys(), ...items.keys()] });
  return any;
}

/** A field is meant where its record is forgotten: `price` for `record.price`. */
function isFieldOf(record: Type | undefined, name: string, names: Names): boolean {
  return record?.kind === 'record' && record.entities.some((entity) => names.fieldsOf(entity)?.has(name));
}

/** The record itself, as other languages have it, or by the name of its entity. */
function isRecord(record: Type | undefined, name: string): boolean {
  if (!record) return false;
  return (
    /^(?:this|self|it|row)$/.test(name) ||
    (record.kind === 'record' && record.entities.some((one) => isFormOf(one, name)))
  );
}

function indexed(of: Type, at: Type, report: Around['report']): Type {
  if (of.kind === 'list') {
    if (at.kind !== 'number' && at.kind !== 'any')
      report({ code: 'expression.argument', values: { name: '[]', type: wordOf(at) } });
    return of.of;
  }
  const isSimple = !['any', 'map', 'object', 'record', 'root'].includes(of.kind);
  if (isSimple) report({ code: 'expression.list', values: { type: wordOf(of) } });
  return any;
}

function each(node: Node & { op: 'each' }, around: Around): Type {
  const over = infer(node.over, around);
  const inside = { ...around, items: new Map(around.items).set(node.item, itemOf(over, around.report)) };
  if (node.test) condition(infer(node.test, inside), around.report);
  const result = node.result && infer(node.result, inside);
  if (node.kind === 'map') return listOf(result ?? any);
  return node.kind === 'filter' ? (over.kind === 'list' ? listOf(over.of) : listOf(any)) : boolean;
}

/** What a comprehension goes over: the items of a list, the names of anything else that has some. */
function itemOf(over: Type, report: Around['report']): Type {
  switch (over.kind) {
    case 'list':
      return over.of;
    case 'any':
    case 'empty':
      return any;
    case 'map':
    case 'object':
    case 'record':
    case 'root':
      return { kind: 'text' };
    default:
      report({ code: 'expression.list', values: { type: wordOf(over) } });
      return any;
  }
}
