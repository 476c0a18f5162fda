import type { Messages } from '#app/messages';
import { listed } from '#components/locale';

/** Who may do what, and when. */
export const permission: Messages['permission'] = {
  denied: '権限がありません',
  noAccess: (screen) => `「${screen}」を表示する権限がありません`,
  closed: '第 6 章に読み取れない箇所があります。修正されるまで、誰もアクセスできません。',
  deniedText: (role) => `現在のロールは「${role}」です。`,
  openTo: (roles) => `閲覧できるロール：${listed('ja', roles)}。`,
  unknown: '誰が実行できるかは仕様書に記載されていません',
  notYet: 'まだ実行できません。',
  needs: (fields) => `先に次の項目を入力してください: ${listed('ja', fields)}`,
  answeredBy: (roles) => `入力できるロール：${listed('ja', roles)}。`,
  restsOn: (fields) => `次の項目によって決まります: ${listed('ja', fields)}`,
  onlyOwn: (field) => `「${field}」に指定された本人のみ実行できます。`,
  sentence: (what) => `${what}。`,
  must: {
    '==': (what, other) => `「${what}」は ${other} である必要があります`,
    '!=': (what, other) => `「${what}」は ${other} 以外である必要があります`,
    '<': (what, other) => `「${what}」は ${other} より小さい必要があります`,
    '<=': (what, other) => `「${what}」は ${other} 以下である必要があります`,
    '>': (what, other) => `「${what}」は ${other} より大きい必要があります`,
    '>=': (what, other) => `「${what}」は ${other} 以上である必要があります`,
    inTime: {
      '<': (what, other) => `「${what}」は ${other} より前である必要があります`,
      '<=': (what, other) => `「${what}」は ${other} 以前である必要があります`,
      '>': (what, other) => `「${what}」は ${other} より後である必要があります`,
      '>=': (what, other) => `「${what}」は ${other} 以降である必要があります`,
    },
    shareOf: (percent, what) => `${what}の${percent}`,
    butIs: (said, now) => `${said}（現在は ${now}）`,
    and: '。',
  },
  notShown: 'いつ実行できるかは仕様書に記載されていません。',
};
