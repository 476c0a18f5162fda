import { durationWords } from '../duration-words.ts';
import { fileKinds } from '../file-kinds.ts';
import { fileSize } from '../file-size.ts';
import { missingParts } from '../missing-parts.ts';
import { sayTime } from '../say-time.ts';
import type { IssueWords } from './en.ts';

const number = new Intl.NumberFormat('ja', { maximumFractionDigits: 10 });

const inTime = sayTime('ja');

/** A limit as it is written. */
const written = (limit: Limit) =>
  typeof limit === 'number' ? number.format(limit) : (durationWords('ja', limit) ?? String(limit ?? ''));

type Limit = Parameters<IssueWords['maxLength']>[0];

const kinds = (limit: Limit) => fileKinds('ja', String(limit ?? '*/*').split(', '));

/** What an answer is told that needs another look, by the keyword that it does not keep. */
export const ja: IssueWords = {
  required: () => '必須項目です。',
  minLength: (limit) => `${written(limit)}文字以上で入力してください。`,
  maxLength: (limit) => `${written(limit)}文字以内で入力してください。`,
  minimum: (limit) =>
    inTime(limit, (time) => `${time}以降の時刻にしてください。`) ?? `${written(limit)}以上にしてください。`,
  maximum: (limit) =>
    inTime(limit, (time) => `${time}以前の時刻にしてください。`) ?? `${written(limit)}以下にしてください。`,
  exclusiveMinimum: (limit) =>
    inTime(limit, (time) => `${time}より後の時刻にしてください。`) ?? `${written(limit)}より大きくしてください。`,
  exclusiveMaximum: (limit) =>
    inTime(limit, (time) => `${time}より前の時刻にしてください。`) ?? `${written(limit)}より小さくしてください。`,
  multipleOf: (limit) => `${written(limit)}刻みで入力してください。`,
  minorUnit: (limit) => `この通貨では${written(limit)}未満の端数は使えません。`,
  integer: () => '整数で入力してください。',
  pattern: (limit) => `形式が正しくありません${limit === undefined ? '' : `（例: ${limit}）`}。`,
  minItems: (limit) => `${written(limit)}件以上にしてください。`,
  maxItems: (limit) => `${written(limit)}件以内にしてください。`,
  uniqueItems: () => '同じ内容が重複しています。',
  accept: (limit) => `次の種類のファイルを選んでください: ${kinds(limit)}。`,
  maxSize: (limit) => `ファイルは${fileSize('ja', limit)}以内にしてください。`,
  unique: (limit) => `すでに${limit === undefined ? 'ほか' : `「${limit}」`}で使用されています。`,
  enum: () => '選択肢の中から選んでください。',
  reference: () => 'このレコードはもう存在しません。別のレコードを選んでください。',
  email: () => 'メールアドレスを入力してください（例: name@example.org）。',
  uri: () => 'URLを入力してください（例: https://example.org）。',
  unfinished: (limit) =>
    limit === undefined
      ? '入力されていない部分があります。'
      : `${missingParts('ja', limit).listed}が入力されていません。`,
  date: () => '正しい日付を入力してください。',
  datetime: () => '正しい日付と時刻を入力してください。',
  duration: () => 'PT1H30M のような時間の長さを入力してください。',
  readOnly: () => '自動で入力されるため、変更できません。',
  unknownField: () => 'この名前の項目はありません。',
  undecided: (limit) => `確認できませんでした。「${written(limit)}」の対象が多すぎて、一度に調べられません。`,
  color: () => '色を入力してください（例: #1f2937）。',
  phone: () => '電話番号を入力してください（例: 03-5555-0100）。',
  time: () => '時刻を入力してください（例: 14:30）。',
  type: (limit) =>
    limit === 'number' ? `数値を入力してください（例: ${number.format(1234.5)}）。` : '値の種類が正しくありません。',
  invalid: () => '値が正しくありません。',
};
