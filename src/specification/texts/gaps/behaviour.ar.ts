/** States, rules and rights. */
export const behaviour: typeof import('./behaviour.en.ts').behaviour = {
  'lifecycle.field': (subject) => ({
    missing: `الحقل الذي يحفظ حالة «${subject}»`,
    question: `أي حقل يحفظ حالة «${subject}»؟`,
    meanwhile: 'يحفظها حقل اسمه اسم حالة أو خياراته الحالات، وإلا حُفظت بجانب الحقول.',
  }),
  'lifecycle.states': (subject) => ({
    missing: `حالات «${subject}»`,
    question: `ما الحالات الممكنة لـ«${subject}»؟`,
    meanwhile: 'لا تُعرض أي حالة.',
  }),
  'lifecycle.initial': (subject) => ({
    missing: `الحالة الأولى لـ«${subject}»`,
    question: `ما الحالة الأولى لـ«${subject}»؟`,
    meanwhile: 'لا حالة للسجل الجديد، ولا انتقال يبدأ منه.',
  }),
  'lifecycle.transitions': (subject) => ({
    missing: `ما ينقل «${subject}» من حالة إلى أخرى`,
    question: `ما الذي ينقل «${subject}» من حالة إلى أخرى؟`,
    meanwhile: 'لا يوجد زر يغيّر الحالة.',
  }),
  'state.editable': (subject) => ({
    missing: `ما يمكن تعديله: ${subject}`,
    question: `ما الحقول التي يمكن تعديلها في هذه الحالة: ${subject}؟`,
    meanwhile: 'لا يمكن تعديل أي منها.',
  }),
  'transition.from': (subject) => ({
    missing: `بداية الانتقال: ${subject}`,
    question: `من أي حالات يبدأ هذا الانتقال: ${subject}؟`,
    meanwhile: 'لا يمكن لأحد تنفيذه.',
  }),
  'transition.to': (subject) => ({
    missing: `نهاية الانتقال: ${subject}`,
    question: `إلى أي حالة يؤدي هذا الانتقال: ${subject}؟`,
    meanwhile: 'لا يمكن لأحد تنفيذه.',
  }),
  'transition.guard': (subject) => ({
    missing: `شرط الانتقال: ${subject}`,
    question: `ما الذي يجب أن يتحقق قبل تنفيذ هذا الانتقال: ${subject}؟`,
    meanwhile: 'زره معطّل.',
  }),
  'transition.asks': (subject) => ({
    missing: `ما يطلبه الانتقال: ${subject}`,
    question: `ما الحقول التي تُملأ أثناء هذا الانتقال: ${subject}؟`,
    meanwhile: 'لا يطلب شيئًا إضافيًّا.',
  }),
  'rule.entity': (subject) => ({
    missing: `ما تتناوله القاعدة «${subject}»`,
    question: `سجلات أي كيان تخضع للقاعدة «${subject}»؟`,
    meanwhile: 'لا تُطبَّق القاعدة أبدًا.',
  }),
  'rule.assert': (subject) => ({
    missing: `ما تشترطه القاعدة «${subject}»`,
    question: `ما الذي يجب أن يتحقق وفق القاعدة «${subject}»؟`,
    meanwhile: 'لا تُطبَّق القاعدة أبدًا.',
  }),
  'rule.when': (subject) => ({
    missing: `متى تُطبَّق القاعدة: ${subject}`,
    question: `متى تُطبَّق هذه القاعدة: ${subject}؟`,
    meanwhile: 'لا تُطبَّق القاعدة أبدًا.',
  }),
  'rule.at': (subject) => ({
    missing: `أين تظهر القاعدة «${subject}»`,
    question: `أي الحقول تُظهر مخالفة «${subject}»؟`,
    meanwhile: 'تظهر عند أول حقل تقارنه القاعدة.',
  }),
  'rule.error': (subject) => ({
    missing: `خطأ القاعدة «${subject}»`,
    question: `ماذا يقرأ المستخدم عند مخالفة القاعدة «${subject}»؟`,
    meanwhile: 'يحل اسم القاعدة محل نصها.',
  }),
  'access.roles': (subject) => ({
    missing: subject ? `الأدوار: ${subject}` : 'الأدوار',
    question: subject
      ? `ما الأدوار الموجودة؟ تُذكر هذه الأدوار ولم يُحدَّد أي منها: ${subject}. هل هذه كلها؟`
      : 'ما الأدوار الموجودة؟',
    meanwhile: 'ليس لأحد دور.',
  }),
  'access.inherits': (subject) => ({
    missing: `ما يرثه الدور: ${subject}`,
    question: `صلاحيات أي أدوار تسري على هذا الدور: ${subject}؟`,
    meanwhile: 'لا يرث أي سماح، ويرث كل منع.',
  }),
  'access.users': () => ({
    missing: 'من هم المستخدمون',
    question: 'أي كيان يحفظ المستخدمين، وأي حقل فيه يحفظ أدوار كل منهم؟',
    meanwhile: 'يحل الدور محل الشخص.',
  }),
  'access.permissions': () => ({
    missing: 'ما يحق لكل دور',
    question: 'ماذا يحق لكل دور أن يرى ويفعل؟',
    meanwhile: 'كل شيء مسموح للجميع، مع الإشارة إلى أنه مفترض.',
  }),
  'access.closed': () => ({
    missing: 'ما يحق لكل دور',
    question: 'ماذا يحق لكل دور أن يرى ويفعل؟',
    meanwhile: 'ما كُتب عن هذا لا يمكن استخدامه: لا يُسمح لأحد بأي شيء.',
  }),
  'access.permission': (subject) => ({
    missing: `جزء من صلاحية: ${subject}`,
    question: `لمن هذه الصلاحية، وبماذا تسمح، وعلى ماذا: ${subject}؟`,
    meanwhile: 'لا تسمح بشيء؛ وإن كانت منعًا فهي تمنع كل ما قد يعنيه هذا الجزء.',
  }),
  'access.action': (subject) => ({
    missing: `من يحق له: ${subject}`,
    question: `أي دور يحق له هذا: ${subject}؟`,
    meanwhile: 'لا يحق لأحد.',
  }),
};
