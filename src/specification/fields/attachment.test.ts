import { expect, test } from 'vitest';
import { attachmentOf, isPicture } from './attachment.ts';

test('a kept file has its name, its type and its size', () => {
  const kept = `data:image/png;name=${encodeURIComponent('Lampe, größer.png')};base64,${btoa('12345')}`;
  expect(attachmentOf(kept)).toEqual({ name: 'Lampe, größer.png', type: 'image/png', bytes: 5 });
  expect(attachmentOf('data:text/plain;base64,')).toEqual({ name: 'text/plain', type: 'text/plain', bytes: 0 });
  expect(attachmentOf('data:text/plain;name=%;base64,QQ==')).toMatchObject({ name: '%', bytes: 1 });
});

test('an address, plain words and data without base64 are no kept files', () => {
  for (const answer of ['https://example.org/a.png', 'data:', 'data:text/plain,words', 7, null])
    expect(attachmentOf(answer)).toBeUndefined();
});

test('only what browsers show without running it is a picture', () => {
  expect(isPicture({ type: 'image/jpeg' })).toBe(true);
  expect(isPicture({ type: 'text/html' })).toBe(false);
  expect(isPicture({ type: 'image/heic' })).toBe(false);
});
