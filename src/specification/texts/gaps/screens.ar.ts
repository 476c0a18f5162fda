import { assumedPageSize } from '../../assumptions.ts';

/** Screens and what is on them. */
export const screens: typeof import('./screens.en.ts').screens = {
  'screen.kind': (subject) => ({
    missing: `نوع الشاشة «${subject}»`,
    question: `ما نوع الشاشة «${subject}»: قائمة (list) أم تفاصيل (detail) أم نموذج إنشاء (create) أم نموذج تعديل (edit) أم لوحة معلومات (dashboard) أم نص (text)؟`,
    meanwhile: 'تعرض الشاشة ما هو معروف عنها فقط.',
  }),
  'screen.entity': (subject) => ({
    missing: `ما تتناوله الشاشة «${subject}»`,
    question: `سجلات أي كيان تعرضها الشاشة «${subject}»؟`,
    meanwhile: 'ليس في الشاشة ما تعرضه.',
  }),
  'screen.path': (subject) => ({
    missing: `مسار الشاشة «${subject}»`,
    question: `في أي مسار توجد الشاشة «${subject}»؟`,
    meanwhile: 'يُشتق المسار من اسمها.',
  }),
  'screen.roles': (subject) => ({
    missing: `لمن هذه الشاشة: ${subject}`,
    question: `لأي أدوار هذه الشاشة: ${subject}؟`,
    meanwhile: 'لا يرى الشاشة أحد.',
  }),
  'screen.columns': (subject) => ({
    missing: `أعمدة الشاشة «${subject}»`,
    question: `ما أعمدة الشاشة «${subject}»؟`,
    meanwhile: 'تُعرض أول حقول الكيان وحالته.',
  }),
  'screen.filters': (subject) => ({
    missing: `عوامل التصفية في الشاشة «${subject}»`,
    question: `بأي حقول يمكن تصفية الشاشة «${subject}»؟`,
    meanwhile: 'تُتاح التصفية بأول الحقول التي تقبلها وبالحالة.',
  }),
  'screen.search': (subject) => ({
    missing: `نطاق البحث في الشاشة «${subject}»`,
    question: `في أي حقول يبحث المستخدم في الشاشة «${subject}»؟`,
    meanwhile: 'يشمل البحث كل حقل فيه نص.',
  }),
  'screen.sort': (subject) => ({
    missing: `ترتيب الشاشة «${subject}»`,
    question: `بأي حقول تُرتَّب الشاشة «${subject}» في البداية؟`,
    meanwhile: 'تظهر السجلات بترتيب ورودها.',
  }),
  'screen.pageSize': (subject) => ({
    missing: `عدد السجلات في صفحة من «${subject}»`,
    question: `كم سجلًا في الصفحة الواحدة من «${subject}»؟`,
    meanwhile: `عدد السجلات في الصفحة: ${assumedPageSize}.`,
  }),
  'screen.sections': (subject) => ({
    missing: `أقسام الشاشة «${subject}»`,
    question: `ما الحقول التي تعرضها الشاشة «${subject}»، وفي أي مجموعات؟`,
    meanwhile: 'تظهر كل الحقول في مجموعة واحدة، بترتيب المستند.',
  }),
  'screen.shows': (subject) => ({
    missing: `ما تعرضه الشاشة «${subject}» أيضًا`,
    question: `هل تعرض الشاشة «${subject}» حالات السجل وما جرى له؟`,
    meanwhile: 'لا يُعرض أي منهما.',
  }),
  'screen.steps': (subject) => ({
    missing: `خطوات الشاشة «${subject}»`,
    question: `ما الخطوات التي تمر بها الشاشة «${subject}»؟`,
    meanwhile: 'تُطلب كل الحقول دفعة واحدة.',
  }),
  'screen.related': (subject) => ({
    missing: `الإشارة المقصودة: ${subject}`,
    question: `تشير عدة حقول إلى هنا. أيها المقصود: ${subject}؟`,
    meanwhile: 'يُعتمد أولها.',
  }),
  'screen.view': (subject) => ({
    missing: `محتوى طريقة العرض «${subject}»`,
    question: `ما السجلات في طريقة العرض «${subject}»؟`,
    meanwhile: 'تظهر فيها كل السجلات.',
  }),
  'screen.calendar': (subject) => ({
    missing: `التاريخ الذي يتبعه التقويم «${subject}»`,
    question: `بأي تاريخ تُرتَّب السجلات في «${subject}»؟`,
    meanwhile: 'يتبع أول تاريخ، ويمكن لمن ينظر إليه أن يختار غيره.',
  }),
  'screen.widgets': (subject) => ({
    missing: `مؤشرات الشاشة «${subject}»`,
    question: `ما المؤشرات والرسوم البيانية التي تعرضها الشاشة «${subject}»؟`,
    meanwhile: 'ليس في الشاشة ما تعرضه.',
  }),
  'screen.text': (subject) => ({
    missing: `نص الشاشة «${subject}»`,
    question: `ماذا تقول الشاشة «${subject}»؟`,
    meanwhile: 'الشاشة فارغة.',
  }),
  'widget.kind': (subject) => ({
    missing: `طريقة الرسم: ${subject}`,
    question: `هل هذا مؤشر أم أعمدة أم خط بياني: ${subject}؟`,
    meanwhile: 'يُعرض كمؤشر.',
  }),
  'widget.of': (subject) => ({
    missing: `ما يُعدّ: ${subject}`,
    question: `سجلات أي كيان تُعدّ هنا: ${subject}؟`,
    meanwhile: 'لا يوجد ما يُعدّ.',
  }),
  'widget.by': (subject) => ({
    missing: `أساس التجميع: ${subject}`,
    question: `بأي حقل تُجمَّع هذه السجلات: ${subject}؟`,
    meanwhile: 'لا يمكن رسمه.',
  }),
  'widget.field': (subject) => ({
    missing: `ما يُحسب: ${subject}`,
    question: `من أي حقل يُحسب هذا: ${subject}؟`,
    meanwhile: 'لا يمكن حسابه.',
  }),
};
