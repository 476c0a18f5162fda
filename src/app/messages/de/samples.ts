import type { Messages } from '#app/messages';

/** That records are samples. */
export const samples: Messages['samples'] = {
  line: 'Beispieldaten',
  touched: 'Beispieldaten, hier geändert',
  older: 'Die Beispieldaten stammen aus einem älteren Dokument',
  olderText: 'Sie wurden geändert und deshalb behalten. Was das Dokument inzwischen festlegt, kann ihnen fehlen.',
  makeAnew: 'Neu erzeugen',
};
