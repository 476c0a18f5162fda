/** Entities and fields. */
export const entities: typeof import('./entities.en.ts').entities = {
  'entity.named': (subject) => ({
    missing: `ما هو «${subject}» وما حقوله`,
    question: `ما هو «${subject}»، وما حقوله؟`,
    meanwhile: 'ذُكر اسمه فقط، فلا شيء يُعرض ولا شيء يُملأ.',
  }),
  'entity.fields': (subject) => ({
    missing: `حقول «${subject}»`,
    question: `ما حقول «${subject}»؟`,
    meanwhile: 'لا يوجد ما يُعرض أو يُملأ.',
  }),
  'entity.display': (subject) => ({
    missing: `ما يُسمى به سجل من «${subject}»`,
    question: `بأي حقل يتعرف المستخدم على سجل من «${subject}»؟`,
    meanwhile: 'يحل محله مفتاحه المذكور، وإلا فأول سطر نصي فيه ليس ملاحظة، أو رقم متسلسل.',
  }),
  'entity.key': (subject) => ({
    missing: `ما يميّز سجلًا من «${subject}» عن غيره`,
    question: `أي حقل في «${subject}» لا يتكرر في سجلين أبدًا؟`,
    meanwhile: 'يضع المنتج مفتاحًا من عنده.',
  }),
  'entity.plural': (subject) => ({
    missing: `صيغة الجمع من «${subject}»`,
    question: `ما صيغة الجمع: ${subject}؟`,
    meanwhile: 'يُسمّى باسم قائمته إن كان كلمة واحدة، وإلا حلّ المفرد محلّه.',
  }),
  'entity.history': (subject) => ({
    missing: `سجل تغييرات «${subject}»`,
    question: `هل يُحفظ من غيّر «${subject}» ومتى وكيف؟`,
    meanwhile: 'يُحفظ لأن شاشة تعرضه.',
  }),
  'entity.screen': (subject) => ({
    missing: `شاشة تعرض «${subject}»`,
    question: `أين يرى المستخدم «${subject}»؟`,
    meanwhile: 'لا يُوصل إلى سجلاته إلا من سجلات أخرى.',
  }),
  'entity.actions': (subject) => ({
    missing: `شاشات لهذا: ${subject}`,
    question: `في أي شاشة يتم هذا: ${subject}؟`,
    meanwhile: 'لا تؤدي إليه أي شاشة.',
  }),
  'field.type': (subject) => ({
    missing: `نوع الحقل «${subject}»`,
    question: `ما نوع الحقل «${subject}»: نص أم رقم أم تاريخ أم خيار أم إشارة إلى سجل؟`,
    meanwhile: 'يُحرَّر كنص.',
  }),
  'field.format': (subject) => ({
    missing: `نوع حقل يناسب «${subject}»`,
    question: `هل يمكن كتابة «${subject}» كنص، أم يحتاج إلى نوع حقل خاص به؟`,
    meanwhile: 'يُحرَّر كنص.',
  }),
  'field.to': (subject) => ({
    missing: `ما يشير إليه الحقل «${subject}»`,
    question: `إلى سجلات أي كيان يشير الحقل «${subject}»؟`,
    meanwhile: 'لا يمكن اختيار شيء.',
  }),
  'field.items': (subject) => ({
    missing: `محتوى القائمة «${subject}»`,
    question: `ما العنصر الواحد في «${subject}»؟`,
    meanwhile: 'لا يمكن إضافة شيء.',
  }),
  'field.properties': (subject) => ({
    missing: `ما بداخل «${subject}»`,
    question: `ما الحقول الموجودة داخل «${subject}»؟`,
    meanwhile: 'لا يوجد ما يُملأ.',
  }),
  'field.choices': (subject) => ({
    missing: `خيارات الحقل «${subject}»`,
    question: `ما الخيارات المتاحة في الحقل «${subject}»؟`,
    meanwhile: 'يمكن كتابة أي شيء.',
  }),
  'field.computed': (subject) => ({
    missing: `طريقة حساب «${subject}»`,
    question: `مِمَّ يُحسب الحقل «${subject}»؟`,
    meanwhile: 'يملؤه المستخدم كأي حقل آخر.',
  }),
  'field.relevantWhen': (subject) => ({
    missing: `متى يُطلب الحقل «${subject}»`,
    question: `متى يُطلب ملء الحقل «${subject}»؟`,
    meanwhile: 'يظهر دائمًا.',
  }),
  'field.where': (subject) => ({
    missing: `ما يمكن اختياره في الحقل «${subject}»`,
    question: `ما السجلات التي يمكن اختيارها في الحقل «${subject}»؟`,
    meanwhile: 'تُعرض كل السجلات للاختيار.',
  }),
  'field.required': (subject) => ({
    missing: `هل الحقل «${subject}» مطلوب`,
    question: `هل يجب ملء الحقل «${subject}»؟`,
    meanwhile: 'يمكن تركه فارغًا.',
  }),
  'field.off': (subject) => ({
    missing: `القيمة الأولى للحقل «${subject}»`,
    question: `هل يكون «${subject}» مفعّلًا أم معطّلًا ما لم يحدده أحد؟`,
    meanwhile: 'يبدأ في النموذج بالقيمة «لا».',
  }),
  'field.default': (subject) => ({
    missing: `القيمة الأولى للحقل «${subject}»`,
    question: `بأي قيمة يبدأ الحقل «${subject}»؟`,
    meanwhile: 'يبدأ فارغًا.',
  }),
  'field.maxLength': (subject) => ({
    missing: `أقصى طول للحقل «${subject}»`,
    question: `ما أقصى طول للحقل «${subject}»؟`,
    meanwhile: 'يُقبل أي طول.',
  }),
  'field.maxItems': (subject) => ({
    missing: `أكبر عدد من عناصر ${subject}`,
    question: `كم عنصرًا يمكن أن يكون في ${subject}؟`,
    meanwhile: 'يُقبل أي عدد.',
  }),
  'field.maxSize': (subject) => ({
    missing: `أكبر ملف في ${subject}`,
    question: `ما أكبر حجم لملف في ${subject}؟`,
    meanwhile: 'تقبل النماذج ملفات حتى 500 kB، وليس للخادم حد خاص به.',
  }),
  'field.accept': (subject) => ({
    missing: `أنواع الملفات في ${subject}`,
    question: `ما أنواع الملفات المسموح بها في ${subject}؟`,
    meanwhile: 'يُقبل أي نوع.',
  }),
  'field.range': (subject) => ({
    missing: `نطاق قيم الحقل «${subject}»`,
    question: `ما أصغر قيمة وأكبر قيمة للحقل «${subject}»؟`,
    meanwhile: 'يُقبل أي رقم.',
  }),
  'field.minimum': (subject) => ({
    missing: `أصغر قيمة للحقل «${subject}»`,
    question: `ما أصغر قيمة للحقل «${subject}»؟`,
    meanwhile: 'لا حد أدنى للقيمة.',
  }),
  'field.maximum': (subject) => ({
    missing: `أكبر قيمة للحقل «${subject}»`,
    question: `ما أكبر قيمة للحقل «${subject}»؟`,
    meanwhile: 'لا حد أقصى للقيمة؛ وللتقييم خمس نجوم.',
  }),
  'field.limit': (subject) => ({
    missing: `حد: ${subject}`,
    question: `ما الحد المقصود هنا: ${subject}؟`,
    meanwhile: 'لا حد لشيء.',
  }),
  'field.onDelete': (subject) => ({
    missing: `مصير «${subject}» عند حذف السجل المشار إليه`,
    question: `ماذا يحدث عند حذف السجل الذي يشير إليه الحقل «${subject}»؟`,
    meanwhile: 'لا يُحذف سجل تشير إليه سجلات أخرى.',
  }),
};
