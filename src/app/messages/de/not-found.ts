import type { Messages } from '#app/messages';

/** An address that leads nowhere. */
export const notFound: Messages['notFound'] = {
  title: 'Unter dieser Adresse gibt es keinen Bildschirm',
  text: 'Die Spezifikation legt für diesen Pfad keinen Bildschirm fest.',
};
