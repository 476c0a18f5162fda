import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SafeFolder } from './safe-folder.ts';

let place: string;
let folder: SafeFolder;
const text = (name: string) => folder.read(name)?.toString();

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'safe-'));
  folder = new SafeFolder(join(place, 'kept'));
  folder.put('a/one.txt', 'one');
  folder.put('two.txt', 'two');
});
afterEach(() => rmSync(place, { recursive: true }));

test('what is written together is there together, and read meanwhile as it will be', () => {
  folder.atOnce(() => {
    folder.put('b/three.txt', 'three');
    folder.drop('two.txt');
    expect([text('b/three.txt'), text('two.txt'), text('a/one.txt')]).toEqual(['three', undefined, 'one']);
    folder.put('two.txt', 'again');
    expect(readFileSync(join(folder.path, 'two.txt'), 'utf8')).toBe('two');
  });
  expect([text('a/one.txt'), text('two.txt'), text('b/three.txt')]).toEqual(['one', 'again', 'three']);
  expect(readdirSync(place)).toEqual(['kept']);
});

test('where one of them cannot be written none is', () => {
  expect(() =>
    folder.atOnce(() => {
      folder.put('two.txt', 'other');
      folder.drop('a/one.txt');
      throw new Error('no room');
    }),
  ).toThrow('no room');
  expect([text('a/one.txt'), text('two.txt')]).toEqual(['one', 'two']);
  expect(readdirSync(place)).toEqual(['kept']);
});

test('who was stopped before it was decided changed nothing, and after it the next one carries it out', () => {
  mkdirSync(`${folder.path}.begun`);
  writeFileSync(join(`${folder.path}.begun`, 'two.txt'), 'half');
  folder.put('four.txt', 'four');
  expect(text('two.txt')).toBe('two');
  mkdirSync(join(`${folder.path}.decided`, 'c'), { recursive: true });
  writeFileSync(join(`${folder.path}.decided`, 'c', 'five.txt'), 'five');
  writeFileSync(join(`${folder.path}.decided`, 'gone.json'), '["two.txt"]');
  folder.settle();
  expect([text('two.txt'), text('c/five.txt')]).toEqual([undefined, 'five']);
  expect(existsSync(`${folder.path}.decided`)).toBe(false);
});

test('what is decided and cannot be put in its place is kept until it can', () => {
  mkdirSync(join(`${folder.path}.decided`, 'd'), { recursive: true });
  writeFileSync(join(`${folder.path}.decided`, 'gone.json'), '[]');
  writeFileSync(join(`${folder.path}.decided`, 'd', 'six.txt'), 'six');
  writeFileSync(join(folder.path, 'd'), 'in the way');
  expect(() => folder.settle()).toThrow(/What was decided is kept in .*decided.*Make that writable/);
  rmSync(join(folder.path, 'd'));
  folder.settle();
  expect(text('d/six.txt')).toBe('six');
  expect(readdirSync(place)).toEqual(['kept']);
});
