import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isLoopback, isOwnName, mayAsk } from '#tooling/serve/origins';

test.each(['localhost', 'localhost:4300', '127.0.0.1', '127.0.0.2:80', '[::1]', '[::1]:4300', '::1'])(
  '%s is this machine',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each(['', 'localhost.example', '127.0.0.1.example:80', '[::2]', '::1:2', 'example:1', '10.0.0.1'])(
  '%s is another one',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);

test('a page of another machine asks only the server that gave it out', () => {
  expect(mayAsk('http://evil.example:4300', '[::1]:4300')).toBe(false);
  expect(mayAsk('http://desk.example:4300', 'desk.example:4300')).toBe(true);
});

test.each([
  ['10.0.0.7:4300', true],
  ['[fe80::1]:4300', true],
  ['localhost:4300', true],
  [hostname(), true],
  [`${hostname()}.local:4300`, true],
  ['desk.example', true],
  ['DESK.example:4300', true],
  ['evil.example:4300', false],
  ['10.0.0.7.evil.example', false],
  ['', false],
])('a server that others can reach, asked by %s: %s', (host, isOwn) => {
  expect(isOwnName(host, 'desk.example')).toBe(isOwn);
});

test('what else a server is called is its own name as well', () => {
  expect(isOwnName('desk.example:4300', '0.0.0.0')).toBe(false);
  expect(isOwnName('Desk.example:4300', '0.0.0.0', ['api', 'desk.example'])).toBe(true);
  expect(isOwnName('desk.example', '127.0.0.1', ['desk.example'])).toBe(true);
  expect(isOwnName('evil.desk.example', '127.0.0.1', ['desk.example'])).toBe(false);
});

test('a server of this machine alone is asked by its names for itself', () => {
  expect(isOwnName('10.0.0.7', '127.0.0.1')).toBe(false);
  expect(isOwnName('localhost:1', '127.0.0.1')).toBe(true);
});
