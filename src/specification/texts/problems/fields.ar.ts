import type { ProblemValues } from '../../problem.ts';
import { code, listed, piece, quoted, way } from './reading.ar.ts';

const reasons = new Map([
  ['accept', 'نوع الملف غير مقبول'],
  ['choice', 'ليست من الخيارات'],
  ['color', 'ليس لونًا مثل ⁦#2266bb⁩'],
  ['date', 'ليست تاريخًا مثل 2026-01-31'],
  ['datetime', 'ليست تاريخًا مع وقت مثل 2026-01-31T09:00:00Z'],
  ['duration', 'ليست مدة مثل PT1H30M'],
  ['email', 'ليس عنوان بريد إلكتروني مثل name@example.org'],
  ['exclusiveMaximum', 'أكبر من اللازم'],
  ['exclusiveMinimum', 'أصغر من اللازم'],
  ['maxItems', 'عناصرها أكثر من اللازم'],
  ['maxLength', 'أطول من اللازم'],
  ['maxSize', 'أكبر من اللازم'],
  ['maximum', 'أكبر من اللازم'],
  ['minItems', 'عناصرها أقل من اللازم'],
  ['minLength', 'أقصر من اللازم'],
  ['minimum', 'أصغر من اللازم'],
  ['multipleOf', 'تقع بين خطوتين'],
  ['pattern', 'لا تطابق النمط'],
  ['phone', 'ليس رقم هاتف'],
  ['text', 'ليست نصًّا؛ ضعها بين علامتي اقتباس'],
  ['time', 'ليست وقتًا من اليوم مثل 14:30'],
  ['type', 'ليست من النوع المذكور'],
  ['uniqueItems', 'فيها عنصر مكرر'],
  ['uri', 'ليس عنوانًا مثل https://example.org'],
]);

const refused =
  (what: string) =>
  ({ value, reason, stated, example }: ProblemValues): string =>
    example
      ? `ليست ${quoted(value)} رقمًا هنا: في المستند نقطة قبل الكسر ولا فاصل بين الآلاف؛ اكتب \`${example}\``
      : `لا يقبل الحقل نفسه ${what} ${quoted(value)}: ${reasons.get(reason ?? '') ?? 'لا تناسبه'}${stated ? ` (\`${stated}\`)` : ''}`;

/** What can be wrong with the fields of chapter 3, and with sample records. */
export const fields: typeof import('./fields.en.ts').fields = {
  'entity.keyComputed': ({ name }) => `الحقل ${quoted(name)} محسوب وقد يتغير: لا يصلح لتعريف سجل`,
  'entity.keyKind': ({ name, type }) =>
    `لا يصلح الحقل ${quoted(name)}${type ? ` من نوع ${quoted(type)}` : ''} لتعريف سجل؛ يصلح نص أو رقم`,
  'field.format': ({ name }) => `لا يوجد نوع حقل للصيغة ${quoted(name)}؛ يُحرَّر الحقل كنص`,
  'field.formatNear': ({ name, near }) =>
    `لا يوجد نوع حقل للصيغة ${quoted(name)}؛ يُحرَّر الحقل كنص؛ هل تقصد ${quoted(near)}؟`,
  'field.formatType': ({ name, type, types }) =>
    `الصيغة ${quoted(name)} خاصة بالنوع ${listed(types, 'disjunction')}، ونوع الحقل ${quoted(type)}؛ غيّر أحدهما`,
  'field.length': ({ key, limit }) =>
    `قيمة ${quoted(key)} هنا ${quoted(limit)}: تُحدّ المدة بمدة مثل ${code('PT1H30M')}، والوقت بوقت مثل ${code('08:00')}، والرقم برقم`,
  'field.keyword': ({ key, type, types }) =>
    `لا معنى للمفتاح ${quoted(key)} مع النوع ${quoted(type)}؛ فهو خاص بالنوع ${listed(types, 'disjunction')}`,
  'field.enumEmpty': () => `لا يوجد ما يُختار منه؛ اذكر الخيارات، أو اكتب ${code('not shown')}`,
  'field.enumType': ({ type }) =>
    `لا خيارات للنوع ${quoted(type)}؛ لقائمة خيارات اذكرها لعناصره: ${code('items: { type: string, enum: […] }')}`,
  'field.enumTwice': ({ name }) => `الخيار ${quoted(name)} مكرر هنا`,
  'field.enumNumber': ({ name, type }) =>
    `الخيار ${quoted(name)} ليس من نوع ${quoted(type)}؛ اجعل نوع الحقل «string»، أو اجعل الخيار رقمًا`,
  'field.pattern': () => 'هذا ليس تعبيرًا نمطيًّا؛ لا يُطبَّق',
  'field.patternStrokes': ({ example }) => `الشرطتان حول النمط تصيران جزءًا منه؛ اكتب ${piece(example ?? '')}`,
  'field.begunSubject': ({ example }) => `من يستخدم المنتج اسمه ${piece('subject')}؛ اكتب ${piece(example ?? '')}`,
  'field.begunKey': ({ name, owner }) =>
    `تبدأ الإحالة بمفتاح سجل، ولا سجل تجريبيًّا من ${quoted(owner)} مفتاحه ${quoted(name)}؛ اكتب مفتاحًا سيوجد، أو احذف القيمة الافتراضية`,
  'field.patternLong': () => 'تتجاوز أحرف النمط 1000؛ لا يُطبَّق',
  'field.patternRefused': () =>
    'في هذا النمط look-around أو backreference، فلا يعمل في زمن خطي؛ اكتبه بدونهما، فهو لا يُطبَّق',
  'field.bounds': ({ lower, upper, least, greatest }) =>
    `لا شيء بين ${code(`${lower}: ${least}`)} و${code(`${upper}: ${greatest}`)}؛ لن تُقبل أي قيمة`,
  'field.count': ({ key, limit }) => `${quoted(key)} عدد صحيح مثل 0 أو 1 أو 2، وليس ${quoted(limit)}`,
  'field.step': ({ limit }) => `الخطوة أكبر من 0، وليست ${quoted(limit)}`,
  'field.setNullRequired': () =>
    `لا يمكن تفريغ إشارة مطلوبة؛ استخدم ${code('restrict')} أو ${code('cascade')}، أو لا تجعلها مطلوبة`,
  'field.computedRequired': () => 'الحقل المحسوب لا يملؤه أحد: لا يمكن أن يكون مطلوبًا',
  'field.computedDefault': () => 'الحقل المحسوب لا يملؤه أحد: ليست له قيمة افتراضية',
  'field.computedWritten': () => 'الحقل المحسوب لا يملؤه أحد: هو للقراءة فقط',
  'field.computedCircle': ({ circle }) => `القيمة تعتمد على نفسها: ${way(circle)}`,
  'field.default': refused('قيمته الافتراضية'),
  'field.example': refused('قيمة المثال'),
  'field.sample': refused('قيمة السجل التجريبي'),
  'sample.key': ({ name }) => `يوجد سجل تجريبي آخر بالمفتاح ${quoted(name)}`,
  'sample.unique': ({ name, value }) =>
    `في سجل تجريبي آخر القيمة ${quoted(value)} في ${quoted(name)}: لا يجوز أن تتكرر`,
  'sample.required': ({ name }) => `ليس في السجل التجريبي قيمة للحقل المطلوب ${quoted(name)}`,
};
