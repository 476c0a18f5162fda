import type { Messages } from '#app/messages';

/** An address that leads nowhere. */
export const notFound: Messages['notFound'] = {
  title: 'Seite nicht gefunden',
  text: 'Vielleicht ist die Adresse falsch, oder den Bildschirm gibt es nicht mehr.',
  noScreens: 'Dieses Produkt hat noch keine Bildschirme',
  unready: 'Dieser Bildschirm ist noch nicht fertig.',
};
