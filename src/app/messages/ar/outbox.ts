import type { Messages } from '#app/messages';
import { counted } from './counted.ts';

/** What waits for the line. */
export const outbox: Messages['outbox'] = {
  waits: (name) => `${name} بانتظار الاتصال.`,
  title: (count) =>
    counted(count, {
      zero: 'لا تعديلات بانتظار الاتصال',
      one: 'تعديل واحد بانتظار الاتصال',
      two: 'تعديلان بانتظار الاتصال',
      few: '# تعديلات بانتظار الاتصال',
      many: '# تعديلًا بانتظار الاتصال',
      other: '# تعديل بانتظار الاتصال',
    }),
  text: 'محفوظ في هذا المتصفح، ويُرسل بالترتيب حالما يستجيب الخادم.',
  refused: (name) => `رفض الخادم تعديلًا: ${name}`,
  refusedText: 'ما زال محفوظًا، وينتظر ما يليه.',
  send: 'إرسال الآن',
  show: 'عرض',
  discard: (name) => `تجاهل: ${name}`,
  edit: 'فتح في النموذج',
};
