import { createFormControl } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import type { Values } from '#specification';
import { Answers, encoded } from './answers.ts';

const answersOf = (values: Values) =>
  new Answers(createFormControl<Values>({ defaultValues: encoded(values) }), values);

const wrong = (text: string) => ({ '': text });

test('what the server says of an answer stands until that answer is another', () => {
  const answers = answersOf({ serial: 'a', name: 'b' });
  answers.answered(new Map([['serial', wrong('taken')]]), ['whole']);
  answers.set('name', 'c');
  answers.found(answers.toCheck('name'), new Map());
  expect(answers.errorsOf('serial')).toEqual(wrong('taken'));
  answers.set('serial', 'x');
  expect(answers.errorsOf('serial')).toEqual({});
});

test('what a check found is gone with the next one that does not find it', () => {
  const answers = answersOf({ name: null });
  answers.found(['name'], new Map([['name', wrong('required')]]), ['no']);
  expect(answers.toCheck('other')).toEqual(['name']);
  answers.found(['name'], new Map());
  expect(answers.errorsOf('name')).toEqual({});
  expect(answers.whole()).toEqual(['no']);
});

test('a field is checked while it is typed only once it was left', () => {
  const answers = answersOf({ name: null });
  answers.set('name', 'a');
  expect(answers.toCheck('name')).toEqual([]);
  answers.touch('name');
  expect(answers.toCheck('name')).toEqual(['name']);
});

test('a field that was only passed through is not left, one that was emptied is', () => {
  const answers = answersOf({ name: null });
  answers.touch('name');
  expect(answers.toCheck('name')).toEqual([]);
  answers.set('name', 'a');
  answers.set('name', null);
  answers.touch('name');
  expect(answers.toCheck('name')).toEqual(['name']);
});

test('names that every object has are names of fields', () => {
  const answers = answersOf({});
  expect(answers.errorsOf('toString')).toEqual({});
  answers.set('constructor', 1);
  expect(answers.values().constructor).toBe(1);
});

test('who follows is told of each change', () => {
  const answers = answersOf({ name: null });
  const told = vi.fn();
  const stop = answers.subscribe(told);
  answers.set('name', 'a');
  answers.reset({ name: 'b' });
  stop();
  answers.set('name', 'c');
  expect(told).toHaveBeenCalled();
  const times = told.mock.calls.length;
  answers.set('name', 'd');
  expect(told).toHaveBeenCalledTimes(times);
});

test('who follows a field is told of that field only, and gets the same until it is another', () => {
  const answers = answersOf({ name: null, other: null });
  const [mine, others] = [answers.follow('name'), answers.follow('other')];
  const [told, toldOther] = [vi.fn(), vi.fn()];
  mine.subscribe(told);
  others.subscribe(toldOther);
  const before = others.now();
  answers.set('name', 'a');
  answers.found(['name'], new Map([['name', wrong('short')]]));
  answers.warn(new Map([['name', 'look']]));
  expect(mine.now()).toEqual({ value: 'a', errors: wrong('short'), warning: 'look' });
  expect(told).toHaveBeenCalled();
  expect(toldOther).not.toHaveBeenCalled();
  expect(others.now()).toBe(before);
  answers.reset({ name: null, other: 'b' });
  expect(toldOther).toHaveBeenCalled();
  expect(others.now().value).toBe('b');
});

test('what is wrong with an answer does not make the answers others', () => {
  const answers = answersOf({ name: null });
  const before = answers.values();
  answers.found(['name'], new Map([['name', wrong('required')]]));
  expect(answers.values()).toBe(before);
});
