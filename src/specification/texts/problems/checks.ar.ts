import type { ProblemValues } from '../../problem.ts';
import { expressions } from './expressions.ar.ts';
import { fields } from './fields.ar.ts';
import { code, listed, piece, quoted, suggestion, way } from './reading.ar.ts';
import { type Statable, statedForm } from './stated-form.ts';

const unknown =
  (none: string, kind?: Statable) =>
  (values: ProblemValues): string =>
    `${none} باسم ${quoted(values.name)}${suggestion(values)}${kind ? orStated(values, kind) : ''}`;

function orStated(values: ProblemValues, kind: Statable): string {
  const { chapter, form } = statedForm(values, kind) ?? {};
  return form ? `؛ أو اذكره في الفصل ${chapter}: \`${form}\`` : '';
}

/** What can be wrong with facts that were read, held against one another. */
export const checks: typeof import('./checks.en.ts').checks = {
  'unknown.action': unknown('لا يوجد إجراء'),
  'unknown.call': unknown('لا يوجد استدعاء'),
  'unknown.choice': (values) => `ليس ${quoted(values.name)} من الخيارات${suggestion(values)}`,
  'unknown.constant': unknown('لا يوجد ثابت', 'constant'),
  'unknown.entity': unknown('لا يوجد كيان', 'entity'),
  'unknown.error': unknown('لا يوجد خطأ', 'error'),
  'unknown.field': (values) =>
    values.owner
      ? `لا يوجد في ${listed(values.owner, 'disjunction')} حقل باسم ${quoted(values.name)}${suggestion(values)}`
      : `لا يوجد حقل باسم ${quoted(values.name)}${suggestion(values)}`,
  'unknown.stateField': ({ name, owner }) =>
    `لا يوجد في ${quoted(owner)} حقل باسم ${quoted(name)}؛ إن كان هو حالته فاكتب ${piece(`field: ${name}`)} تحت ${quoted(owner)} في الفصل 4، و${piece(`${name}: { type: string }`)} بين حقوله`,
  'unknown.role': unknown('لا يوجد دور', 'role'),
  'unknown.screen': unknown('لا توجد شاشة'),
  'unknown.state': unknown('لا توجد حالة'),
  'unknown.type': (values) =>
    `ليس ${quoted(values.name)} نوعًا ولا كيانًا${suggestion(values)}${orStated(values, 'entity')}`,
  'open.name': ({ names }) =>
    `${code('…')} مكانٌ لاسم لم يُكتب بعد؛ ضع مكانه ${names ? listed(names, 'disjunction') : 'الاسم المقصود'}`,
  'open.value': ({ written = '…', example }) =>
    `${code(written)} مكانٌ لما لم يُكتب بعد؛ ضع مكانه المقصود كما في ${code(example ?? '')}`,
  'open.key': ({ written }) => `${code('…')} مكانٌ لمفتاح لم يُكتب بعد؛ ضع مكانه ما يخصه ${quoted(written)}، أو احذف هذا`,
  twice: ({ name }) => `${quoted(name)} مكرر هنا؛ احذف أحدهما`,

  'purpose.locale': ({ name }) => `${quoted(name)} ليس رمز لغة؛ اكتب رمزًا مثل ${code('de')} أو ${code('pt-BR')}`,
  'purpose.language': ({ name }) => `لا توجد لغة ${quoted(name)}؛ اكتب رمزًا مثل ${code('de')} أو ${code('pt-BR')}`,
  'purpose.currency': (values) => `لا توجد عملة ${quoted(values.name)}${suggestion(values)}`,
  'purpose.timeZone': (values) =>
    `لا توجد منطقة زمنية ${quoted(values.name)}${suggestion(values) || `؛ اكتب منطقة مثل ${code('Europe/Berlin')}`}`,

  'screen.address': ({ address, name }) =>
    `المسار ${quoted(piece(address))} يؤدي أيضًا إلى الشاشة ${quoted(name)}؛ غيّر مسار إحداهما`,
  'screen.ownAddress': ({ address }) => `${quoted(piece(address))} عنوان خاص بالتطبيق؛ اختر مسارًا آخر للشاشة`,
  'screen.parameter': ({ name, key, owner }) =>
    `ليس ${quoted(name)} حقلًا في ${quoted(owner)}؛ يُعثر على سجلاته بمفتاحها: ${code(`:${key}`)}`,
  'screen.withoutParameter': ({ kind, key }) =>
    `لا شيء يحدد سجل هذه الشاشة من نوع ${quoted(kind)}؛ أنهِ المسار بالمفتاح: ${code(`/:${key}`)}`,
  'screen.parents': ({ circle }) => `الشاشات متفرعة بعضها من بعض في حلقة: ${way(circle)}`,
  'screen.keyword': ({ key, kind, kinds }) =>
    `لا أثر للمفتاح ${quoted(key)} في شاشة من نوع ${quoted(kind)}؛ أثره في الشاشات من نوع ${listed(kinds, 'disjunction')} فقط`,
  'screen.demanded': ({ owner, names }) =>
    `يتطلب إنشاء ${quoted(owner)} ملء ${listed(names)}، ولا تطلبه أي خطوة؛ أضفه إلى خطوة، أو حدّد له ${piece('default')} في الفصل 3`,
  'screen.lifecycle': ({ name }) => `ليس للكيان ${quoted(name)} حالات تُعرض؛ اذكرها في الفصل 4`,
  'screen.history': ({ name }) =>
    `لا يحتفظ الكيان ${quoted(name)} بسجل تغييرات يُعرض؛ اكتب ${code('history: true')} في الفصل 3`,
  'screen.pageSize': ({ limit, most }) => `عدد السجلات في الصفحة من 1 إلى ${most}، وليس ${quoted(limit)}`,
  'screen.relatedNone': ({ name, owner }) => `لا يوجد في ${quoted(name)} حقل يشير إلى ${quoted(owner)}`,
  'screen.relatedField': ({ name, owner, names }) =>
    `لا يشير ${quoted(name)} إلى ${quoted(owner)}${names ? `؛ المتاح: ${listed(names)}` : ''}`,
  'address.parameterTwice': ({ name }) => `يتكرر ${quoted(name)} في المسار؛ يحتاج كل معامل إلى اسم خاص به`,
  'view.on': () => `التقويم وحده يتبع تاريخًا: اكتب ${code('as: calendar')} أو احذف ${code('on')}`,
  'view.date': ({ name }) => `يتبع التقويم تاريخًا، وليس ${quoted(name)} تاريخًا`,
  'widget.of': () => 'لا يوجد ما يُعدّ؛ اذكر كيانًا',
  'widget.line': ({ name }) =>
    `الخط البياني يتبع التواريخ، وليس ${quoted(name)} تاريخًا؛ اختر تاريخًا، أو ${code('kind: bars')}`,
  'widget.per': ({ name }) => `لا يُعدّ باليوم أو الأسبوع أو الشهر أو السنة إلا التواريخ، وليس ${quoted(name)} تاريخًا`,
  'widget.by': ({ kind }) => (kind === 'line' ? 'يحتاج الخط البياني إلى حقل يتبعه' : 'تحتاج الأعمدة إلى حقل تُجمَّع به'),
  'widget.figure': () => `المؤشر رقم واحد، ولا أثر فيه للمفتاح ${quoted('by')}؛ استخدم ${code('kind: bars')}`,
  'widget.count': () =>
    `تُعدّ السجلات مهما كان الحقل: احذف ${quoted('field')}، أو اختر ${listed('sum\naverage\nmin\nmax', 'disjunction')}`,
  'widget.fieldAlone': () =>
    `لم يُذكر ما يُحسب من الحقل؛ أضف ${code('aggregate: sum')} أو ${listed('average\nmin\nmax', 'disjunction')}`,
  'widget.aggregate': ({ aggregate, name }) => `لا يمكن حساب ${quoted(aggregate)} للحقل ${quoted(name)}، فهو ليس رقمًا`,

  'lifecycle.fieldKind': ({ name }) => `لا يمكن أن يحفظ ${quoted(name)} حالة؛ يمكن ذلك لنص: ${code('type: string')}`,
  'lifecycle.fieldDefault': ({ name }) =>
    `الحقل ${quoted(name)} يحفظ الحالة ويبدأ بقيمة ${quoted('initial')} في دورة الحالات؛ احذف القيمة الافتراضية`,
  'lifecycle.fieldComputed': ({ name }) =>
    `الحقل ${quoted(name)} يحفظ الحالة التي لا تغيّرها إلا الانتقالات؛ لا يمكن أن يكون محسوبًا`,
  'lifecycle.fieldEnum': ({ name }) =>
    `الحالة ${quoted(name)} ليست بين الخيارات؛ احذف ${quoted('enum')}، فالحالات هي الخيارات`,
  'lifecycle.stateAsked': ({ name }) => `الحقل ${quoted(name)} يحفظ الحالة ولا تغيّره إلا الانتقالات؛ لا تطلب ملأه`,
  'lifecycle.stateEditable': ({ name }) =>
    `الحقل ${quoted(name)} يحفظ الحالة ولا تغيّره إلا الانتقالات؛ لا يمكن تعديله أبدًا`,
  'lifecycle.fieldMissing': ({ name, owner }) =>
    `لا يوجد في ${quoted(owner)} حقل باسم ${quoted(name)} يحفظ حالته؛ اكتب ${piece(`${name}: { type: string }`)} بين حقوله`,
  'lifecycle.unreachable': ({ name, from }) =>
    `لا شيء يؤدي إلى الحالة ${quoted(name)} من ${quoted(from)}؛ أضف انتقالًا، أو احذف الحالة`,
  'transition.name': ({ name }) => `${quoted(name)} إجراء ممكن على أي سجل؛ أعطِ الانتقال اسمًا خاصًّا به`,
  'transition.leaves': ({ example }) => `الحالات التي يغادرها الانتقال توضع في قائمة؛ اكتب ${code(example ?? '')}`,
  'transition.from': () => 'يبدأ الانتقال من حالة؛ اذكرها، أو احذف الانتقال',
  'transition.to': () => 'يؤدي الانتقال إلى حالة؛ اذكرها، أو احذف الانتقال',
  'transition.confirm': ({ name, example }) =>
    `ما يُسأل عنه قبل الإجراء سؤال بالكلمات لا ${quoted(name)}؛ اكتب ${piece(example ?? '')}، أو ${piece('none')}`,
  'transition.final': ({ name }) => `الحالة ${quoted(name)} نهائية، وهذا الانتقال يخرج منها؛ تخلَّ عن أحد الأمرين`,
  'transition.asksComputed': ({ name }) => `الحقل ${quoted(name)} محسوب: لا يمكن لأحد ملؤه`,
  'transition.callAgain': ({ name, path = '' }) =>
    `الاستدعاء ${quoted(name)} يخص ${code(path)} من قبل؛ يحتاج كل انتقال إلى استدعاء خاص به`,
  'transition.callOther': ({ name, does }) => `الاستدعاء ${quoted(name)} يفعل شيئًا آخر: ${quoted(does)}`,

  'rule.excludes': ({ name = '', left = '', right = '' }) =>
    `لا يمكن حفظ أي سجل: ${code(left)} وما تطلبه القاعدة ${quoted(name)}، وهو ${code(right)}، يستبعد أحدهما الآخر`,
  'rule.others': ({ name }) =>
    `${code(`records.${name}`)} هي السجلات الأخرى: مع السجل نفسه قد يزيد العدد واحدًا؛ اكتب ${code('<')} بدل ${code('<=')}`,
  'rule.nothing': () => 'قاعدة لا تشترط شيئًا لا تُطبَّق أبدًا؛ اذكر ما يجب أن يتحقق، أو احذف القاعدة',

  'access.none': ({ key }) => `لا معنى لـ${quoted('none')} مع ${quoted(key)}؛ حدّد المقصود، أو احذف البند كله`,
  'access.everything': ({ name, key }) => `${quoted(name)} ليس اسمًا هنا؛ للدلالة على الكل اكتب ${piece(`${key}: all`)}`,
  'access.words': ({ example }) => `يُكتب الإجراء وحده، وما يقع عليه تحت ${piece('on')}؛ اكتب ${piece(example ?? '')}`,
  'access.circle': ({ circle }) => `ترث الأدوار بعضها من بعض في حلقة: ${way(circle)}`,
  'access.denied': ({ path = '' }) => `لا يُسمح بهذا لأحد: ${code(path)} يمنعه، والمنع مقدَّم؛ احذف أحدهما`,
  'access.deniesAll': ({ key = '' }) =>
    `ليس فيه ${code(key)} فيمنع كل شيء؛ إن كان ذلك مقصودًا فاكتب ${code(`${key}: all`)}`,
  'access.idle': ({ path, example }) =>
    `يسمح ${piece(path ?? '')} بالأمر نفسه دون هذا الشرط فلا يقيّد شيئًا؛ لتقييده اكتب مكانه ${piece(example ?? '')}`,
  'access.begun': ({ role, owner, names }) =>
    `يحق للدور ${quoted(role)} إنشاء ${quoted(owner)}، لكن لا يحق له ملء المطلوب فيه: ${listed(names)}؛ أضفه إلى ${piece('fields')}، أو حدّد له ${piece('default')}`,
  'access.shut': ({ action, owner, name, example }) =>
    `لا يُسمح لأحد بالإجراء \`${action}\` على ${quoted(owner)}، فلا يرى أحد الشاشة ${quoted(name)}؛ إن لم يكن ذلك مقصودًا فاكتب \`${example}\``,
  'access.usersRoles': ({ name }) => `لا يمكن أن يحفظ ${quoted(name)} الأدوار؛ يمكن ذلك لقائمة نصوص`,

  'call.address': ({ address, name }) => `للاستدعاء ${quoted(name)} العنوان ${piece(address)} من قبل؛ غيّر عنوان أحدهما`,
  'call.ownAddress': ({ address }) => `${quoted(piece(address))} عنوان خاص بالتطبيق؛ اختر مسارًا آخر للاستدعاء`,
  'call.withoutParameter': ({ does }) =>
    `لا شيء يحدد السجل المقصود في ${quoted(does)}؛ يحتاج المسار إلى معامل: ${code('/{id}')}`,
  'call.parameter': ({ does, name }) =>
    `لا شيء يحدد ${quoted(name)} المقصود: لا يتعلق ${quoted(does)} بسجل موجود؛ احذف المعامل من المسار`,
  'call.again': ({ name, does, owner }) =>
    `الاستدعاء ${quoted(name)} يفعل هذا من قبل (${quoted(does)} على ${quoted(owner)})؛ لا يُستخدم إلا الأول`,
  'call.body': ({ method }) => `ليس لطلب ${quoted(method)} متن`,
  'call.pagination': ({ does }) => `الصفحات للقوائم فقط، وهذا الاستدعاء ${quoted(does)}`,
  'call.changes': ({ does, method }) =>
    `لا يغيّر طلب ${quoted('GET')} شيئًا، و${quoted(does)} يغيّر؛ اكتب \`method: ${method}\``,
  'call.concurrency': ({ does }) => `لا يغيّر ${quoted(does)} سجلًا موجودًا: لا توجد نسخة تُقارَن`,
  'call.idempotencyKey': ({ method }) => `لا يغيّر طلب ${quoted(method)} شيئًا: لا يحتاج إلى مفتاح لمحاولة ثانية`,

  'error.shown': ({ status }) => `الخطأ ذو الرمز ${status} لا يخص حقلًا؛ اعرضه كصفحة أو شريط تنبيه`,
  'error.compare': ({ status }) => `تُقارن نسختان بعد 409 أو 412، وليس بعد ${status}`,
  'error.signIn': ({ status }) => `يفيد تسجيل الدخول من جديد بعد 401 أو 403، وليس بعد ${status}`,

  'constant.unit': ({ name, key, number, unit }) =>
    `${quoted(name)} يبقى نصًا، لأن ${quoted(unit)} ليست وحدة معروفة؛ إن كانت وحدة فاكتب ${code(`${key}: { value: ${number}, unit: ${unit} }`)}`,
  'constant.text': ({ name, example }) =>
    `${quoted(name)} يبقى نصًا لا يُحسب به؛ إن كان عددًا فاكتب ${code(example ?? '')}`,
  'constant.expression': () => 'الثابت قيمة: لا يُحسب تعبير هنا؛ اكتب النتيجة',
  ...fields,
  ...expressions,
};
