import { expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { chapter } from './documents.ts';
import { read } from './read.ts';

test.each<[string, string, string]>([
  ['title: "Tools', '5:10', 'yaml.quote'],
  ['title: `x`', '5:10', 'yaml.sign'],
  ['fields: { name: text', '5:23', 'yaml.open'],
  ['fields:\n    name: text\n   price: money', '7:4', 'yaml.indent'],
  ['\tfields: { name: text }', '5:1', 'yaml.tab'],
  ['title: Tools: all of them', '5:15', 'yaml.colonText'],
])('of a block in which %s cannot be read, the other entries are', (broken, place, code) => {
  const line = broken.startsWith('\t') ? broken : `  ${broken}`;
  const { specification, problems } = read(chapter(3, `tool:\n${line}\nbike: { title: Bike, fields: { tool: tool } }`));
  expect(problems.map((problem) => [`${problem.line}:${problem.column}`, problem.code, problem.path])).toEqual([
    [place, code, 'entities.tool'],
  ]);
  expect(specification.entities).toMatchObject({ tool: {}, bike: { fields: { tool: { to: 'tool' } } } });
});

test.each<[string]>([
  ['roles: { r: {} }\npermissions:\n  - { roles: r, can: all, on: all\nusers: none'],
  ['roles: { r: {} }\npermisions: [\nusers: none'],
])('in chapter 6, %s: what cannot be read allows nothing', (yaml) => {
  const product = compile(read(chapter(3, 'order: { name: text }') + chapter(6, yaml)).specification);
  const order = product.entity('order');
  expect(order && product.access.decide('read', order, { subject: { id: '', roles: ['r'] } }).answer).not.toBe(true);
});
