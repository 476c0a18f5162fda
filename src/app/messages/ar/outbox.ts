import type { Messages } from '#app/messages';
import { counted } from './counted.ts';

/** What waits for the line. */
export const outbox: Messages['outbox'] = {
  waits: (name) => `${name} بانتظار الإرسال.`,
  title: (count) =>
    counted(count, {
      zero: 'لا تعديلات بانتظار الإرسال',
      one: 'تعديل واحد بانتظار الإرسال',
      two: 'تعديلان بانتظار الإرسال',
      few: '# تعديلات بانتظار الإرسال',
      many: '# تعديلًا بانتظار الإرسال',
      other: '# تعديل بانتظار الإرسال',
    }),
  text: 'محفوظ في هذا المتصفح، ويُرسل بالترتيب حالما يستجيب الخادم.',
  refused: (name) => `تعذّر حفظ ${name}`,
  refusedText: 'ما زال التغيير محفوظًا هنا، وسيُرسل ما ينتظر غيره بعده.',
  send: 'إرسال الآن',
  show: 'عرض',
  discard: 'تجاهل',
  discarded: (change: string) => `تم تجاهل: ${change}`,
  edit: 'فتح في النموذج',
  waitsHere: 'بانتظار الإرسال',
  mayBeMade: 'سبق إرساله ولم يصل رد؛ ربما نُفّذ.',
  aside: 'تعديل كان بالانتظار تتعذر قراءته',
  asideText: 'لن يُرسل. وُضع جانبًا في هذا المتصفح كما حُفظ. انسخ ما تحتاج إليه منه.',
};
