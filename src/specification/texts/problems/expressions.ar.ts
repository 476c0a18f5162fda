import type { SyntaxKind } from '../../expressions/syntax.ts';
import { code, piece, quoted, suggestion } from './reading.ar.ts';

/** As they follow `من نوع`. */
const types = new Map([
  ['array', 'قائمة'],
  ['boolean', '«صواب أو خطأ»'],
  ['choice', 'خيار'],
  ['date', 'تاريخ'],
  ['dateTime', 'تاريخ مع وقت'],
  ['day', 'تاريخ'],
  ['duration', 'مدة'],
  ['email', 'نص'],
  ['empty', 'فارغ'],
  ['integer', 'رقم'],
  ['list', 'قائمة'],
  ['map', 'بنية'],
  ['moment', 'تاريخ مع وقت'],
  ['money', 'رقم'],
  ['multiline', 'نص'],
  ['number', 'رقم'],
  ['object', 'كائن'],
  ['record', 'سجل'],
  ['reference', 'مفتاح سجل'],
  ['text', 'نص'],
  ['uri', 'نص'],
  ['file', 'نص'],
]);

const typeOf = (name: string | undefined): string => types.get(name ?? '') ?? 'آخر';

/** A function as it is called. */
const call = (name: string | undefined): string => piece(`${name}()`);

/** What can be wrong with how an expression is written. */
const syntax: Record<Exclude<SyntaxKind, 'empty' | 'other'>, string> = {
  and: `«و» تُكتب ${code('&&')} و«أو» تُكتب ${code('||')}`,
  argument: `أول ما بين القوسين اسمٌ للعنصر: ${code('.exists(x, x.price > 3)')}`,
  bracket: 'قوس مغلق لم يُفتح',
  end: 'ينتهي قبل تمامه؛ تنقصه قيمة أو قوس إغلاق',
  equals: `تُقارن القيم بـ ${code('==')}`,
  escape: `لا معنى لهذا بعد ${code('\\')}؛ تُكتب العلامة نفسها ${code('\\\\')}`,
  large: 'تداخله عميق أو أجزاؤه كثيرة؛ قسّمه إلى حقول محسوبة',
  number: 'هذا ليس عددًا',
  quotes: `توضع النصوص بين علامتي تنصيص مستقيمتين: ${code("'open'")}`,
  reserved: `الكلمة محجوزة؛ يُختار حقل بهذا الاسم هكذا: ${code("record['…']")}`,
  text: 'النص لا ينتهي؛ أغلق علامة التنصيص في السطر نفسه',
  token: `لا يتصل هذا بما قبله؛ ربما ينقص عامل مثل ${code('&&')}`,
};
const syntaxOf = new Map(Object.entries(syntax));

/** What can be seen to be wrong with an expression before there is any record. */
export const expressions: typeof import('./expressions.en.ts').expressions = {
  'expression.syntax': ({ kind, at, what }) => {
    if (kind === 'empty') return `التعبير فارغ؛ اكتب تعبيرًا، أو ${code('none')}`;
    if (kind === 'other') return `تتعذر قراءة التعبير: ${piece(what)}`;
    return `تتعذر قراءة التعبير عند الحرف ${at}${what ? ` (${piece(what)})` : ''}: ${syntaxOf.get(kind ?? '') ?? ''}`;
  },
  'expression.exact': ({ example = '' }) =>
    `يُكتب هذا هنا على نحو آخر: يذكر التعبير ما يتحدث عنه، ويضع الكلمات بين علامتي اقتباس؛ اكتب ${code(example)}`,
  'expression.spaced': ({ example = '' }) => `يوضع الاسم المكوّن من عدة كلمات بين قوسين معقوفين؛ اكتب ${code(example)}`,
  'expression.unsupported': ({ detail }) => `لا تدعم التعابير ${quoted(detail)} هنا؛ اكتب التعبير بدونه`,
  'expression.tooLong': ({ detail }) => `تتجاوز أحرف التعبير ${detail}؛ قسّمه إلى حقول محسوبة`,
  'expression.root': (values) => `لا تعرف التعابير ما اسمه ${quoted(values.name)}${suggestion(values)}`,
  'expression.rootHere': ({ name }) => {
    const where =
      name === 'form'
        ? `هو النموذج الذي يطلب القيمة، في ${quoted('where')} الخاص بإشارة`
        : 'لا يُعرف إلا حيث يتناول التعبير سجلًا';
    return `لا معنى لـ${quoted(name)} هنا؛ ${where}`;
  },
  'expression.function': (values) => `لا توجد دالة ${call(values.name)}${suggestion(values)}`,
  'expression.arguments': ({ name, given, takes }) =>
    `عدد قيم الدالة ${call(name)} هو ${takes}، بما فيها ما تُستدعى عليه؛ وعددها هنا ${given}`,
  'expression.argument': ({ name, type }) => `لا تقبل الدالة ${call(name)} هناك قيمة من نوع ${typeOf(type)}`,
  'expression.argumentItems': ({ name, type }) => `لا تقبل الدالة ${call(name)} قائمة عناصرها من نوع ${typeOf(type)}`,
  'expression.inside': ({ name, type }) => `لا يوجد ما اسمه ${quoted(name)} داخل قيمة من نوع ${typeOf(type)}`,
  'expression.insideList': ({ name }) =>
    `ليس للقائمة ${quoted(name)}؛ اسأل كل عنصر فيها: ${code(`.map(x, x.${name})`)} أو ${code(`.exists(x, x.${name} …)`)}`,
  'expression.comparison': ({ left, right, kind, example }) =>
    `تُقارن قيمة من نوع ${typeOf(left)} بقيمة من نوع ${typeOf(right)}: ${kind ? 'لا تكون إحداهما أكبر من الأخرى أبدًا' : 'لا تتساويان أبدًا'}${example ? `؛ للطول اكتب ${code(example)}` : ''}`,
  'expression.never': ({ left = '', right = '' }) =>
    `لا يتحقق هذا أبدًا: ${code(left)} و${code(right)} يستبعد أحدهما الآخر`,
  'expression.otherRecord': ({ left, right }) =>
    `تُقارن ${quoted(left)} بـ${quoted(right)}: لا تتساويان أبدًا؛ قارن حقلًا من ${quoted(left)} يشير إلى ${quoted(right)}، أو أضف واحدًا`,
  'expression.textForDay': ({ example }) => `يُقارن تاريخ بنص؛ اكتب ${code(`date('${example}')`)}`,
  'expression.textForMoment': ({ example }) =>
    `يُقارن تاريخ مع وقت بنص؛ اكتب ${code(`timestamp('${example}')`)}، أو ${code('date(…)')} في الطرفين`,
  'expression.order': ({ type }) => `لا أكبر ولا أصغر بين قيمتين من نوع ${typeOf(type)}`,
  'expression.calculation': ({ operator, left, right }) =>
    `لا يمكن حساب ${quoted(operator)} من قيمة من نوع ${typeOf(left)} وقيمة من نوع ${typeOf(right)}`,
  'expression.condition': ({ type }) => `الشرط صواب أو خطأ، وهذه قيمة من نوع ${typeOf(type)}؛ قارنها بقيمة أخرى`,
  'expression.result': ({ wanted, type }) => `يجب أن تكون النتيجة من نوع ${typeOf(wanted)}، وهي من نوع ${typeOf(type)}`,
  'expression.list': ({ type }) => `القيمة من نوع ${typeOf(type)} ليست قائمة يمكن البحث فيها`,
  'expression.duration': ({ written }) =>
    `${quoted(piece(written))} ليست مدة ثابتة الطول؛ اكتب ${code("duration('PT8H')")}، وللأشهر والسنوات ${code('addMonths(record.from, 6)')} أو ${code('addYears(record.from, 2)')}`,
  'expression.patternLiteral': () => `يُكتب نمط ${call('matches')} صراحةً: ${code("matches('^[A-Z]+$')")}`,
  'expression.pattern': ({ pattern }) =>
    `${quoted(piece(pattern))} ليس نمطًا يعمل في زمن خطي؛ اكتبه بدون look-around أو backreference`,
};
