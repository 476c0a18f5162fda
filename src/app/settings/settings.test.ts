import { afterEach, expect, test, vi } from 'vitest';
import { readSetting, writeSetting } from './settings.ts';

function storage(setItem: (name: string, value: string) => void = () => undefined) {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => {
      setItem(name, value);
      kept.set(name, value);
    },
    removeItem: (name: string) => void kept.delete(name),
  };
}

afterEach(() => vi.unstubAllGlobals());

test('a setting is kept, and forgotten where it is null', () => {
  vi.stubGlobal('localStorage', storage());
  expect(readSetting('theme')).toBeNull();
  expect(writeSetting('theme', 'dark')).toBe(true);
  expect(readSetting('theme')).toBe('dark');
  writeSetting('theme', null);
  expect(readSetting('theme')).toBeNull();
});

test('a browser that is full says so, and the setting holds until the page is left', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', storage(full));
  expect(writeSetting('draft', 'words')).toBe(false);
  expect(readSetting('draft')).toBe('words');
});
