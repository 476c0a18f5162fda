import { expect, test } from 'vitest';
import { compile } from '../compile/index.ts';
import { chapter } from './documents.ts';
import { read } from './read.ts';

const practice = chapter(
  3,
  'owner: { fields: { name: text } }\npet: { fields: { name: text, owner: owner } }\n' +
    'visit: { fields: { pet: pet, price: money, note: text } }\nbill: { fields: { due: date, note: text } }',
);
const deeds = ['list', 'read', 'create', 'update', 'delete'];

/** What is advised, also once everything that it leaves open is filled in as wide as can be. */
function advisedFor(right: string) {
  const advised = read(practice + chapter(6, `vet: ${right}`)).problems[0]?.values.example ?? '';
  const widest = advised
    .replaceAll(/, when: "?… [^,}]*/g, '')
    .replaceAll(/on: \[…?\]/g, 'on: all')
    .replaceAll('effect: …', 'effect: allow');
  return { advised, widest };
}

function allowedBy(access: string, entity: string): string[] {
  const product = compile(read(practice + chapter(6, access)).specification);
  const found = product.entity(entity);
  const around = { subject: { id: 'a', roles: ['vet'] } };
  return deeds.filter((deed) => found && product.access.decide(deed, found, around).answer === true);
}

const written = (right: string) => (/^[{[]/.test(right) ? right : JSON.stringify(right));

/** Whatever words deny is granted by no advice, nor by what that leaves to be filled in. */
test.each<[right: string, denied?: string, of?: string]>([
  ['delete nothing'],
  ['deletes nothing'],
  ['read visits, delete nothing'],
  ['can read visits and delete nothing'],
  ['edit and delete nothing'],
  ['edit and delete nothing', 'update'],
  ['do everything, but delete nothing'],
  ['read everything, delete nothing'],
  ['delete no visits'],
  ['delete none'],
  ['delete none of the visits'],
  ['never delete visits'],
  ['delete visits never'],
  ['delete visits never, read bills'],
  ['read visits but never delete them'],
  ['no one can delete visits'],
  ['nobody: can delete visits'],
  ['nobody may delete visits'],
  ['everything but delete'],
  ['everything but deleting'],
  ['everything except delete visits'],
  ['everything - delete'],
  ['read visits minus delete'],
  ['read visits instead of delete'],
  ['read visits without deleting'],
  ['neither edit nor delete visits'],
  ['can neither edit nor delete visits', 'update'],
  ["isn't allowed to delete visits"],
  ["mustn't delete visits"],
  ["won't delete visits"],
  ['forbidden to delete visits'],
  ['forbidden: delete visits'],
  ['unable to delete visits'],
  ['barred from deleting visits'],
  ['refuses to delete visits'],
  ['no deleting visits'],
  ['no right to delete visits'],
  ['hardly delete visits'],
  ['can delete visits? no'],
  ['delete: no'],
  ['delete visits: ✗'],
  ['!delete visits'],
  ['read/!delete visits'],
  ['- delete visits'],
  ['{ delete: nothing }'],
  ['{ delete: nobody }'],
  ['{ delete: no one }'],
  ['{ read: visits, delete: never }'],
  ['{ can: delete, on: nothing }'],
  ['{ can: [delete], on: no visits }'],
  ['{ can: [delete nothing] }'],
  ['{ can: [read, delete nothing], on: visit }'],
  ['{ can: read, on: visit, not: delete }'],
  ['{ can: [list, read], on: [visit], never: delete }'],
  ['{ cannot: delete visits }'],
  ['[read visits, never delete]'],
  ['darf nichts löschen'],
  ['nichts lesen und löschen', 'read'],
  ['niemand darf visits löschen'],
  ['darf visits nie löschen'],
  ['darf visits nicht löschen'],
  ['Der Arzt darf visits nicht löschen'],
  ['keine visits löschen'],
  ['darf visits lesen, aber keine löschen'],
  ['alles außer löschen'],
  ['alles ausser visits löschen'],
  ['weder visits lesen noch löschen', 'read'],
  ['visits lesen, ohne zu löschen'],
  ['verboten: visits löschen'],
  ['visits löschen verboten'],
  ['nothing', 'read'],
  ['see nothing', 'read'],
  ['{ visit: nothing }', 'read'],
  ['{ can: nothing }', 'read'],
  ['can do nothing with bills', 'read', 'bill'],
  ['no bills', 'read', 'bill'],
  ['no access to bills', 'read', 'bill'],
  ['read everything but bills', 'read', 'bill'],
  ['may not read owners and edit visits', 'read', 'owner'],
  ['nothing but read visits'],
  ['only read visits'],
  ['only own visits'],
  ['visitを作成できる、削除できない'],
  ['visitを作成できます。削除はできません'],
  ['visitの作成は可、削除は禁止'],
  ['visit を削除できない'],
  ['visitを閲覧不可', 'read'],
  ['削除以外すべて'],
  ['يمكنه إنشاء visit ولا يمكنه حذفها'],
  ['لا يمكنه حذف visit'],
  ['ممنوع حذف visit'],
  ['ليس له حذف visit'],
  ['يمكنه قراءة visit لكن لا يمكنه الحذف'],
  ['كل شيء ما عدا الحذف'],
])('in chapter 6, vet: %s: no advice grants it', (right, denied = 'delete', of = 'visit') => {
  const { advised, widest } = advisedFor(written(right));
  expect([advised, ...allowedBy(advised || `vet: ${written(right)}`, of)]).not.toContain(denied);
  expect([advised, ...allowedBy(widest || `vet: ${written(right)}`, of)]).not.toContain(denied);
});

test.each<[right: string, exact: string]>([
  ['delete nothing', '{ can: [delete], on: all, effect: deny }'],
  ['read visits, delete nothing', '{ can: [list, read], on: [visit] }, { can: [delete], on: all, effect: deny }'],
  ['delete no visits', '{ can: [delete], on: [visit], effect: deny }'],
  ['nothing but read visits', '{ can: [list, read], on: [visit] }'],
  [
    'may not read owners and edit visits',
    '{ can: [list, read], on: [owner], effect: deny }, { can: [update], on: [visit], effect: … }',
  ],
  [
    'may not read owners and may edit visits',
    '{ can: [list, read], on: [owner], effect: deny }, { can: [list, read, update], on: [visit] }',
  ],
  [
    'cannot read owners or edit visits',
    '{ can: [list, read], on: [owner], effect: deny }, { can: [update], on: [visit], effect: deny }',
  ],
  [
    'read all except prices',
    '{ can: [list, read], on: all }, { can: [list, read], on: [visit], fields: [price], effect: deny }',
  ],
  [
    'read visits and pets but not prices',
    '{ can: [list, read], on: [visit, pet] }, { can: [list, read], on: [visit], fields: [price], effect: deny }',
  ],
  ['Der Arzt darf visits nicht löschen', '{ can: [delete], on: [visit], effect: deny }'],
  ['visit を作成できる、削除できない', '{ can: [create], on: [visit] }, { can: [delete], on: [visit], effect: deny }'],
  ['لا يمكنه حذف visit', '{ can: [delete], on: [visit], effect: deny }'],
  [
    'يمكنه قراءة visit لكن لا يمكنه الحذف',
    '{ can: [list, read], on: [visit] }, { can: [delete], on: [visit], effect: deny }',
  ],
])('in chapter 6, vet: %s: what is denied is stated as such', (right, exact) => {
  expect(advisedFor(written(right)).advised).toBe(
    `roles: { vet: {} }\npermissions: [${exact.replaceAll('{ can', '{ roles: [vet], can')}]`,
  );
});

test.each([
  'vet: delete nothing',
  'roles: { vet: may arrive visits but not pay them }',
  'roles: { vet: { allow: read visits, deny: delete visits } }',
  'roles: { vet: none }',
  'vet: none',
])('in chapter 6, %s: what may be done is not understood, and nothing of it', (access) => {
  expect(allowedBy(access, 'visit')).toEqual([]);
});

test('what a role is called in other words limits nothing', () => {
  expect(allowedBy('roles: { vet: { titel: Tierarzt } }', 'visit')).toEqual(deeds);
});
