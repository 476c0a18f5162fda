import type { ChapterMessages } from '#app/messages';
import { counted } from './counted.ts';

/** ما يتناقض في المستند أو لا يمكن أن يصح. */
export const mending: ChapterMessages['mending'] = {
  count: (count) =>
    counted(count, {
      zero: '# موضع يحتاج إلى تصحيح',
      one: 'موضع واحد يحتاج إلى تصحيح',
      two: 'موضعان يحتاجان إلى تصحيح',
      few: '# مواضع تحتاج إلى تصحيح',
      many: '# موضعًا يحتاج إلى تصحيح',
      other: '# موضع يحتاج إلى تصحيح',
    }),
};
