import type { StatusWords } from './en.ts';

/** What an answer of the server says where the error catalogue says nothing, by HTTP status. */
export const ja: StatusWords = {
  400: 'サーバーがリクエストを認識できませんでした',
  403: '権限がありません',
  404: '見つかりません',
  405: 'サーバーではこの操作を実行できません',
  409: '現在の状態では実行できません',
  412: 'その間に変更されています',
  413: '一度に処理できる量を超えています',
  415: '対応していない形式のリクエストです',
  422: '入力内容を確認してください',
  428: '先に最新の内容を読み込んでください',
  500: 'サーバーで問題が発生しました',
};
