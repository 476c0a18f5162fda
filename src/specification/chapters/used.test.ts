import { expect, test } from 'vitest';
import { effects } from './effects.ts';
import { isUsed } from './used.ts';

test('facts at every depth are looked up, and have an effect', () => {
  for (const path of [
    'purpose.audience.clerk.goals.0',
    'screens.a.widgets.0.tone',
    'entities.t.fields.a.items.properties.b.unit',
    'lifecycles.t.states.s.final',
    'access.permissions.0.when',
    'access.users.entity',
    'constants.c',
    'entities.toString.fields.constructor',
  ])
    expect(isUsed(path), path).toBe(true);
});

test('a fact whose room is none yet is not used, nor is anything inside it', () => {
  const { permission, entity } = effects;
  const [when, history] = [permission.when, entity.history];
  Object.assign(permission, { when: 'none' });
  Object.assign(entity, { history: 'none' });
  expect(isUsed('access.permissions.12.when')).toBe(false);
  expect(isUsed('entities.t.history')).toBe(false);
  expect(isUsed('entities.t.fields.history')).toBe(true);
  Object.assign(permission, { when });
  Object.assign(entity, { history });
});
