/** What people call the actions on records; only suggested, as each may be a transition of its own. */
const words: readonly (readonly [action: string, ...words: string[]])[] = [
  ['list', 'list', 'search', 'browse', 'find', 'auflisten', 'suchen', 'sucht', '一覧', '検索', 'بحث'],
  [
    'read',
    'read',
    'see',
    'view',
    'look',
    'show',
    'get',
    'readonly',
    'lesen',
    'sehen',
    'ansehen',
    'sieht',
    'liest',
    'anzeigen',
    '閲覧',
    '読む',
    'قراءة',
    'عرض',
  ],
  [
    'create',
    'create',
    'add',
    'enter',
    'insert',
    'anlegen',
    'erstellen',
    'hinzufügen',
    'erstellt',
    'erfasst',
    '作成',
    '追加',
    'إنشاء',
    'إضافة',
  ],
  [
    'update',
    'update',
    'edit',
    'change',
    'write',
    'modify',
    'ändern',
    'bearbeiten',
    'schreiben',
    'ändert',
    'bearbeitet',
    '編集',
    '変更',
    'تعديل',
    'تحرير',
  ],
  ['delete', 'delete', 'remove', 'destroy', 'löschen', 'entfernen', 'löscht', 'entfernt', '削除', 'حذف'],
];

/** The action that each of these words means. */
export const actionWords: ReadonlyMap<string, string> = new Map(
  words.flatMap(([action, ...called]) => called.map((word) => [word, action] as const)),
);

const all: ReadonlySet<string> = new Set(['manage', 'crud', 'maintain', 'verwalten', 'verwaltet', '管理', 'إدارة']);
const actions = words.map(([action]) => action);

const letters: Readonly<Record<string, string>> = {
  c: 'create',
  r: 'read',
  u: 'update',
  w: 'update',
  d: 'delete',
  l: 'list',
};

/** What letters stand for that people write for actions, `rw`, `CRU`, `r--`, as words; undefined where they are none. */
export function lettersSaid(text: string): string | undefined {
  if (!/^(?:[crudwl-]{1,5}|[CRUDWL-]{1,5})$/.test(text) || !/[crw]/i.test(text)) return undefined;
  return [...text.toLowerCase()].flatMap((letter) => letters[letter] ?? []).join(', ');
}

/** The actions that a text names, in their order. */
export function actionsNamed(text: string): string[] {
  const written = text.toLowerCase().split(/[^\p{L}\p{M}]+/u);
  const isNamed = (word: string) =>
    written.some((one) => one === word || one === `${word}s`) || (!/^[a-zäöü]+$/.test(word) && text.includes(word));
  if ([...all].some(isNamed)) return actions;
  return words.flatMap(([action, ...called]) => (called.some(isNamed) ? [action] : []));
}
