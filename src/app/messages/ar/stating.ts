import type { ChapterMessages } from '#app/messages';

export const stating: ChapterMessages['stating'] = {
  title: 'كيف يُذكر',
  add: (line, file) => `أضف تحت السطر ${line} من \u2068${file}\u2069:`,
  replace: (line, file) => `اكتب السطر ${line} من \u2068${file}\u2069 هكذا:`,
  also: {
    add: (line) => `وأضف تحت السطر ${line}:`,
    replace: (line) => `واكتب السطر ${line} هكذا:`,
  },
  other: 'لا تجيب عن هذا حقيقة في المستند بعد. هذه هي الصيغة:',
  ownWords: 'يعمل التطبيق به كما هو، لكنه مثال فقط: ضع كلماتك مكانه.',
  elsewhere: (place) => `كما في \u2068${place}\u2069:`,
  notRelevant: (does, line) =>
    does === 'add'
      ? `لا صلة له؟ اذكر أنه لا يوجد: أضف تحت السطر ${line}:`
      : `لا صلة له؟ اذكر أنه لا يوجد: استبدل السطر ${line} بما يلي:`,
  copy: 'نسخ',
  open: 'فتح في المحرر',
  opened: 'طُلب من المحرر أن يفتحه.',
  notOpened: 'لم يُفتح المحرر.',
  why: 'أهميته',
  weights: {
    blocking: 'لا يمكن إظهار شيء أو فعله من دونه.',
    shaping: 'ما يراه الناس مبني على افتراض.',
    detail: 'بسيط: يعمل التطبيق من دونه.',
  },
};
