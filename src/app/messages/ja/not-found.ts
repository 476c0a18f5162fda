import type { Messages } from '#app/messages';

/** An address that leads nowhere. */
export const notFound: Messages['notFound'] = {
  title: 'このアドレスの画面はありません',
  text: 'アドレスが誤っているか、画面が移動した可能性があります。',
  noScreens: 'この製品にはまだ画面がありません',
  unready: 'この画面はまだ用意されていません。',
};
