import type { Answering } from './en.ts';

/** What inputs say beyond their labels. */
export const ja: Answering = {
  markdown: {
    preview: 'プレビュー',
    formatting: '書式:',
    example: '**太字**、*斜体*、# 見出し、- リスト、> 引用、[言葉](https://…)',
  },
  color: { pick: '色を選ぶ' },
  rating: { stars: (count, most) => `${most}段階中${count}`, none: '評価なし' },
  duration: { days: '日', hours: '時間', minutes: '分' },
  file: {
    limit: ({ most, size, isEach, isAssumed, kinds }) =>
      `${kinds ? `${kinds}：` : ''}${most ? `${most}件まで、` : ''}${isEach ? '1件につき' : ''}${size}まで${isAssumed ? '（仮定）' : ''}`,
    tooLarge: (name, size, most) => `${name}は${size}あります。保存できるのは${most}までです。`,
    notAnImage: (name) => `${name}はブラウザーで表示できる画像ではありません。`,
    otherType: (name, types) => `${name}は種類が違います。使えるもの: ${types}。`,
    unreadable: (name) => `${name}を読み取れません。`,
    tooMany: (name, most) => `${name}は追加されませんでした。${most}件までです。`,
    remove: (name) => `${name}を削除`,
  },
  items: {
    place: (label, place, count) => `${label}: ${count}件中${place}件目`,
    up: (place) => `${place}番目を上へ移動`,
    down: (place) => `${place}番目を下へ移動`,
    copy: (place) => `${place}番目を複製`,
    remove: (place) => `${place}番目を削除`,
    removed: (place) => `${place}番目を削除しました。`,
    undo: '元に戻す',
  },
  tags: {
    hint: 'Enter キーまたは読点（、）で追加されます。',
    room: (most) => `タグは ${most} 個まで。`,
    remove: (name) => `${name}を削除`,
    twice: (name) => `${name}は既にあります。`,
  },
};
