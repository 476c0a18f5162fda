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
  opened: 'طُلب من المحرر فتحه. إن لم يُفتح فشغّل التطبيق مع LAUNCH_EDITOR=code أو اسم محررك.',
  notOpened: 'لم يُفتح المحرر.',
  write: (file) => `كتابة في \u2068${file}\u2069`,
  written: (file, line) => `كُتب في \u2068${file}\u2069، السطر ${line}.`,
  changedSince: (file) => `لم يُتراجع عن التغيير: عُدّل \u2068${file}\u2069 بعد ذلك. غيّره هناك يدويًا.`,
  changedMeanwhile: (file) =>
    `تغيّر \u2068${file}\u2069 في هذه الأثناء، فلم يُكتب شيء. الاقتراح يناسب الآن النسخة الجديدة: حاول مرة أخرى.`,
  notWritten: (file) => `لم يُكتب شيء: لا يمكن تغيير \u2068${file}\u2069 من هنا. انسخ الأسطر بدلًا من ذلك.`,
  verdicts: {
    answers: 'بهذا يُجاب عن السؤال.',
    notYet: 'لا يجيب هذا عن السؤال بعد.',
    notUsable: 'لا يمكن استعمال هذا بعد، فلا يُكتب:',
  },
  added: {
    answers: 'بهذا يُضاف إلى الفصل.',
    notYet: 'لا يضيف هذا شيئًا إلى الفصل بعد.',
    notUsable: 'لا يمكن استعمال هذا بعد، فلا يُكتب:',
  },
  more: {
    screens: 'ذكر شاشة أخرى',
    entities: 'ذكر كيان آخر',
    lifecycles: 'ذكر حالات كيان آخر',
    rules: 'ذكر قاعدة أخرى',
    access: 'ذكر دور آخر',
    calls: 'ذكر استدعاء آخر',
    errors: 'ذكر خطأ آخر',
    constants: 'ذكر ثابت آخر',
  },
  mendsElsewhere: 'عندئذ يلزم تصحيح شيء آخر في المستند:',
  outdated: 'تغيّر هذا الموضع من المستند منذ أن بدأت. الاقتراح له الآن:',
  takeNew: 'استعمال الاقتراح الجديد',
  takeExample: 'استعمال هذه الصيغة',
  keepMine: 'الإبقاء على أسطري',
  why: 'أهميته',
  weights: {
    blocking: 'لا يمكن إظهار شيء أو فعله من دونه.',
    shaping: 'ما يراه الناس مبني على افتراض.',
    detail: 'بسيط: يعمل التطبيق من دونه.',
  },
};
