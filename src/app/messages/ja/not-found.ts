import type { Messages } from '#app/messages';

/** An address that leads nowhere. */
export const notFound: Messages['notFound'] = {
  title: 'このアドレスの画面はありません',
  text: 'このパスの画面は仕様書に記載されていません。',
};
