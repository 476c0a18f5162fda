import type { behaviour as english } from './behaviour.en.ts';

/** States, rules and rights. */
export const behaviour: typeof english = {
  'lifecycle.field': (subject) => ({
    missing: `「${subject}」の状態を保持する項目`,
    question: `「${subject}」の状態は、どの項目で保持しますか？`,
    meanwhile: '名前が状態を表す項目、または状態を選択肢に持つ項目に保存されます。なければ、項目とは別に保存されます。',
  }),
  'lifecycle.states': (subject) => ({
    missing: `「${subject}」の状態`,
    question: `「${subject}」にはどの状態がありますか？`,
    meanwhile: '状態は表示されません。',
  }),
  'lifecycle.initial': (subject) => ({
    missing: `「${subject}」の最初の状態`,
    question: `「${subject}」はどの状態から始まりますか？`,
    meanwhile: '新しいレコードには状態がなく、遷移もできません。',
  }),
  'lifecycle.transitions': (subject) => ({
    missing: `「${subject}」の状態間の遷移`,
    question: `「${subject}」は何によって次の状態に移りますか？`,
    meanwhile: '状態を変えるボタンはありません。',
  }),
  'state.editable': (subject) => ({
    missing: `「${subject}」で変更できる項目`,
    question: `状態「${subject}」では、どの項目を変更できますか？`,
    meanwhile: 'どの項目も変更できません。',
  }),
  'transition.from': (subject) => ({
    missing: `「${subject}」の遷移元`,
    question: `「${subject}」は、どの状態から遷移しますか？`,
    meanwhile: '誰も実行できません。',
  }),
  'transition.to': (subject) => ({
    missing: `「${subject}」の遷移先`,
    question: `「${subject}」は、どの状態に遷移しますか？`,
    meanwhile: '誰も実行できません。',
  }),
  'transition.guard': (subject) => ({
    missing: `「${subject}」の実行条件`,
    question: `「${subject}」を実行するには、どの条件を満たす必要がありますか？`,
    meanwhile: 'ボタンは無効になります。',
  }),
  'transition.asks': (subject) => ({
    missing: `「${subject}」で入力する項目`,
    question: `「${subject}」の実行時に、どの項目を入力しますか？`,
    meanwhile: '追加の入力は求められません。',
  }),
  'rule.entity': (subject) => ({
    missing: `ルール「${subject}」の対象`,
    question: `「${subject}」は、どのエンティティのレコードが守るルールですか？`,
    meanwhile: 'このルールは適用されません。',
  }),
  'rule.assert': (subject) => ({
    missing: `ルール「${subject}」の条件`,
    question: `「${subject}」で満たす必要のある条件は何ですか？`,
    meanwhile: 'このルールは適用されません。',
  }),
  'rule.when': (subject) => ({
    missing: `ルール「${subject}」が適用される場合`,
    question: `「${subject}」はどのような場合に適用されますか？`,
    meanwhile: 'このルールは適用されません。',
  }),
  'rule.at': (subject) => ({
    missing: `ルール「${subject}」を表示する場所`,
    question: `「${subject}」が守られないことを、どのフィールドで示しますか？`,
    meanwhile: 'ルールが比べる最初のフィールドに表示します。',
  }),
  'rule.error': (subject) => ({
    missing: `ルール「${subject}」のエラー`,
    question: `「${subject}」が守られないとき、どのような文言を表示しますか？`,
    meanwhile: 'ルールの名前を文言の代わりに表示します。',
  }),
  'access.roles': (subject) => ({
    missing: subject ? `ロール：${subject}` : 'ロール',
    question: subject
      ? `どのロールがありますか？次のロールが書かれていますが、どれも定義されていません：${subject}。これですべてですか？`
      : 'どのロールがありますか？',
    meanwhile: '誰にもロールがありません。',
  }),
  'access.inherits': (subject) => ({
    missing: `「${subject}」が継承する権限`,
    question: `「${subject}」は、どのロールの権限を継承しますか？`,
    meanwhile: '許可は一切継承せず、拒否はすべて継承します。',
  }),
  'access.users': () => ({
    missing: 'ユーザーの情報',
    question: 'ユーザーはどのエンティティで管理し、各ユーザーのロールはどの項目で保持しますか？',
    meanwhile: 'ロールを1人のユーザーとして扱います。',
  }),
  'access.permissions': () => ({
    missing: '各ロールに許可される操作',
    question: '各ロールは何を閲覧し、何を実行できますか？',
    meanwhile: '全員がすべての操作を実行でき、仮定として示されます。',
  }),
  'access.closed': () => ({
    missing: '各ロールに許可される操作',
    question: '各ロールは何を閲覧し、何を実行できますか？',
    meanwhile: 'これについての記載は使えないため、誰も何も実行できません。',
  }),
  'access.permission': (subject) => ({
    missing: `権限「${subject}」の一部`,
    question: `権限「${subject}」は、誰に、何に対する、どの操作を認めるものですか？`,
    meanwhile: '許可の場合は何も許可せず、拒否の場合は該当しうるものをすべて拒否します。',
  }),
  'access.action': (subject) => ({
    missing: `「${subject}」を実行できるロール`,
    question: `どのロールが「${subject}」を実行できますか？`,
    meanwhile: '誰も実行できません。',
  }),
};
