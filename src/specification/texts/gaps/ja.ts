import { assumedStatus } from '../../assumptions.ts';
import type { GapKind } from '../../chapters/gap-kinds.ts';
import { behaviour } from './behaviour.ja.ts';
import { chapters } from './chapters.ja.ts';
import { entities } from './entities.ja.ts';
import { screens } from './screens.ja.ts';
import { terms } from './terms.ja.ts';
import { why } from './why.ja.ts';
import type { GapWords, WordsOf } from './words.ts';

type Further = Extract<GapKind, `${'call' | 'calls' | 'constant' | 'error'}.${string}` | 'entry' | 'fact'>;

const further: WordsOf<Further> = {
  'call.entity': (subject) => ({
    missing: `API呼び出し「${subject}」の対象`,
    question: `「${subject}」は、どのエンティティのレコードを読み取り、または変更しますか？`,
    meanwhile: '呼び出されません。代わりに、仮定したアドレスを使います。',
  }),
  'call.does': (subject) => ({
    missing: `API呼び出し「${subject}」の動作`,
    question: `「${subject}」は、一覧取得、読み取り、作成、更新、削除、遷移のどれを行いますか？`,
    meanwhile: '呼び出されません。代わりに、仮定したアドレスを使います。',
  }),
  'call.path': (subject) => ({
    missing: `API呼び出し「${subject}」のパス`,
    question: `サーバーはどのパスで「${subject}」に応答しますか？`,
    meanwhile: 'パスを仮定します。',
  }),
  'calls.operation': (subject) => ({
    missing: `「${subject}」のAPI呼び出し`,
    question: `サーバーは「${subject}」にどのように応答しますか？`,
    meanwhile: 'パスを仮定します。',
  }),
  'error.status': (subject) => ({
    missing: `「${subject}」のステータス`,
    question: `「${subject}」のとき、サーバーはどのHTTPステータスで応答しますか？`,
    meanwhile: `ステータス${assumedStatus}と仮定します。`,
  }),
  'error.title': (subject) => ({
    missing: `「${subject}」の文言`,
    question: `「${subject}」が起きたとき、どのような文言を表示しますか？`,
    meanwhile: '名前を文言の代わりに表示します。',
  }),
  'error.raised': (subject) => ({
    missing: `「${subject}」が起きる条件`,
    question: `どのルールまたは呼び出しが「${subject}」を返しますか？`,
    meanwhile: '表示されることはありません。',
  }),
  'constant.value': (subject) => ({
    missing: `「${subject}」の値`,
    question: `「${subject}」の値は何ですか？`,
    meanwhile: 'この値に基づくチェックは行われません。',
  }),
  entry: (subject) => ({
    missing: `リストの要素「${subject}」`,
    question: `リストの「${subject}」には何が入りますか？`,
    meanwhile: 'この要素を除いたリストを使います。',
  }),
  fact: (subject) => ({
    missing: `「${subject}」の内容`,
    question: `「${subject}」は何ですか？`,
    meanwhile: 'この内容なしで動作します。',
  }),
};

/** What gaps say, in Japanese. */
export const ja: GapWords = {
  kinds: { ...chapters, ...screens, ...entities, ...behaviour, ...further },
  why,
  terms,
  language: 'ja',
  toState: (missing) => `${missing}：文章で説明されています。アプリが守れるように書き表してください`,
  described: 'この章の文章が一部に答えています。人は読めますが、アプリには決まった形式の記載が必要です。',
};
