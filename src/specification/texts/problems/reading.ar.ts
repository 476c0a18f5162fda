import type { ProblemValues } from '../../problem.ts';
import { listIn } from './listed.ts';

/** A piece of the document within the sentence: from left to right, whatever stands around it. */
export const piece = (text = ''): string => `\u2066${text}\u2069`;

/** What is to be written, between backticks. */
export const code = (text: string): string => piece(`\`${text}\``);

/** A name of the document, in its own direction. */
export const quoted = (name = ''): string => `«\u2068${name}\u2069»`;

/** `«a» و«b»`. */
export const listed = listIn('ar', (name) => quoted(name));

/** `a → b → a`, from right to left as the sentence. */
export const way = (circle = ''): string =>
  circle
    .split(' → ')
    .map((name) => `\u2068${name}\u2069`)
    .join(' ← ');

/** `؛ هل تقصد «ticket»؟`, or what there is to choose from. */
export function suggestion({ near, names }: ProblemValues): string {
  if (near) return `؛ هل تقصد ${quoted(near)}؟`;
  return names ? `؛ المتاح: ${listed(names)}` : '';
}

const kinds: Partial<Record<string, string>> = { none: quoted('none'), list: 'قائمة', map: 'خصائص' };

/** What was expected, what stands there, and how it is written right. */
function expected(what: string) {
  return ({ example, found = '', written = '' }: ProblemValues) => {
    const there = found === 'word' ? quoted(written) : kinds[found];
    return `المتوقع ${what}${there ? `، والموجود ${there}` : ''}${example ? `؛ اكتب ${code(example)}` : ''}`;
  };
}

/** @param why what is wrong, and what to do */
const unreadable =
  (why: string | ((values: ProblemValues) => string)) =>
  (values: ProblemValues): string =>
    values.entry
      ? `تتعذر قراءة ما تحت «${values.entry}»: ${typeof why === 'string' ? why : why(values)}؛ لا يُستخدم كما هو`
      : `تتعذر قراءة مقطع yaml هذا: ${typeof why === 'string' ? why : why(values)}؛ لا يُستخدم كما هو`;
const kept = (what: string, instead: string) => () => `هذا ${what}: يُحفظ كما هو ولا يُقرأ؛ ${instead}`;

/** What can be wrong with a document as it is read. */
export const reading: typeof import('./reading.en.ts').reading = {
  'document.tooLong': ({ length, most }) =>
    `عدد أحرف المستند ${length}، ولا يُقرأ أكثر من ${most}؛ انقل منه ما ليس من المواصفات`,
  'document.notText': () => 'هذا ليس ملفًّا نصيًّا؛ اختر مستند Markdown',
  'document.empty': () => `المستند فارغ؛ ابدأ بعنوان مثل ${code('## 1. Purpose and audience')}`,
  'document.gone': () => 'لم يعد المستند موجودًا؛ أعِده باسمه، أو ابدأ بمستند آخر',
  'document.failed': ({ reason }) => `تتعذر قراءة المستند (${piece(reason)})؛ احذف آخر ما كُتب، وأبلغنا`,
  'document.right': () => 'لم يعد في المستند خطأ',
  'document.more': ({ count }) => `عدد المشكلات الأخرى: ${count}؛ صحّح هذه أولًا`,

  'block.beforeChapters': () =>
    `هذا المقطع قبل الفصل الأول ولا يُستخدم؛ انقله تحت عنوان فصل مثل ${code('## 3. Entities and fields')}`,
  'block.betweenChapters': () => 'هذا المقطع تحت عنوان ليس عنوان فصل ولا يُستخدم؛ انقله إلى الفصل الذي ينتمي إليه',
  'block.inList': () => 'لا يُستخدم مقطع داخل قائمة أو اقتباس؛ ابدأ أسطره من أول السطر',
  'block.unread': ({ language }: ProblemValues) =>
    `${language ? `المقطع الذي يبدأ بـ ${piece(`\`\`\`${language}`)}` : `ما كُتب هنا دون ${piece('```yaml')}`} لا يُقرأ؛ ابدأه بسطر ${piece('```yaml')} وأنهه بسطر ${piece('```')}`,
  'block.misplaced': ({ chapter }: ProblemValues) =>
    `هذا يقرّر الوصول وهو خارج الفصل ${chapter}، فلا يُسمح حتى ذلك الحين بشيء مما يقرّره الفصل ${chapter}؛ انقله تحت عنوان الفصل ${chapter}`,
  'block.unclosed': () => `هذا المقطع غير مغلق؛ أنهه بسطر فيه ${piece('```')}`,
  'block.noNames': ({ example }) => `يذكر المقطع كل حقيقة بصيغة ${code('name: …')}؛ اكتب ${code(example ?? '')}`,
  'block.noneBeside': () => `في الفصل مقطع يقول ${quoted('none')} وآخر يذكر شيئًا؛ أبقِ أحدهما`,
  'block.openapi': kept('مستند OpenAPI', 'اذكر استدعاءاته في الفصل 7 ومخططاته في الفصل 3'),
  'block.asyncapi': kept('مستند AsyncAPI', 'اذكر استدعاءاته في الفصل 7 ومخططاته في الفصل 3'),
  'block.jsonSchema': kept('مخطط JSON Schema', 'اذكر خصائصه كحقول في الفصل 3'),
  'block.json': kept('نص JSON', `ما يعمل به التطبيق يُكتب في مقطع يبدأ بـ ${piece('```yaml')}`),
  'block.unfenced': () =>
    `يبدو هذا حقائق لكنه يقع بين الكلام، فلا يعمل التطبيق بشيء منه؛ ضع ${piece('```yaml')} في سطر قبله و${piece('```')} في سطر بعده`,

  'yaml.unreadable': unreadable('ينقطع قبل تمامه؛ قارنه بمثال'),
  'yaml.tab': unreadable('يبدأ سطر فيه بعلامة جدولة؛ ابدأه بمسافات'),
  'yaml.quote': unreadable('نص بين علامتي اقتباس لا ينتهي؛ اكتب علامة الإغلاق'),
  'yaml.escape': unreadable(
    `للرمز ${code('\\')} بين علامتي اقتباس مزدوجتين معنى آخر؛ اكتب ${code('\\\\')} أو استخدم علامتي اقتباس مفردتين`,
  ),
  'yaml.apostrophe': unreadable(
    ({ exact }) => `الفاصلة العليا تنهي النص بين علامتي اقتباس مفردتين؛ اكتب ${piece(exact)}`,
  ),
  'yaml.open': unreadable(({ bracket = '' }) => `قوس مفتوح لم يُغلق؛ اكتب القوس الناقص ${code(bracket)}`),
  'yaml.extra': unreadable('هنا قوس إغلاق زائد؛ احذفه'),
  'yaml.sign': unreadable(
    ({ exact }) => `لا يبدأ نص بهذا الرمز؛ ضعه بين علامتي اقتباس${exact ? `: ${code(exact)}` : ''}`,
  ),
  'yaml.braces': unreadable(
    ({ exact = '' }) =>
      `في السطر نقطتان رأسيتان مرتين؛ اكتب ${code(exact)} أو ابدأ الثانية في سطر مستقل بإزاحة مسافتين`,
  ),
  'yaml.states': unreadable(({ exact = '' }) => `عدة حالات توضع في قائمة خاصة بها؛ اكتب ${code(exact)}`),
  'yaml.field': unreadable(({ exact = '' }) => `ما يقال عن الحقل يوضع بين قوسين معقوصين؛ اكتب ${code(exact)}`),
  'yaml.colonText': unreadable(
    ({ exact = '' }) => `النص الذي فيه نقطتان رأسيتان يوضع بين علامتي اقتباس؛ اكتب ${code(exact)}`,
  ),
  'yaml.noColon': unreadable(({ exact = '' }) => `تنقص النقطتان الرأسيتان في السطر السابق؛ اكتب ${code(exact)}`),
  'yaml.tight': unreadable(({ exact = '' }) => `تنقص مسافة بعد النقطتين الرأسيتين؛ اكتب ${code(exact)}`),
  'yaml.withoutColon': unreadable(({ exact = '' }) => `تنقص النقطتان الرأسيتان في هذا السطر؛ اكتب ${code(exact)}`),
  'yaml.bareName': unreadable(({ exact = '' }) => `تنقص النقطتان الرأسيتان بعد الاسم؛ اكتب ${code(exact)}`),
  'yaml.bracket': unreadable('تنقص فاصلة أو قوس إغلاق؛ أو في نص بين قوسين فاصلة، فضعه بين علامتي اقتباس'),
  'yaml.depth': unreadable('يتجاوز التداخل فيه 40 مستوى؛ قلّل مستوياته'),
  'yaml.indent': unreadable(
    ({ spaces, above }) => `عدد المسافات في أول هذا السطر ${spaces} وفي أول السابق ${above}؛ اجعل العددين متساويين`,
  ),
  'yaml.mixed': unreadable(
    `اختلطت في مستوى واحد عناصر قائمة (${code('- …')}) وأسماء (${code('key: …')})؛ اكتبها كلها على إحدى الصورتين`,
  ),
  'yaml.value': unreadable(
    `المتوقع هنا شيء آخر؛ ضع النص الذي فيه رموز بين علامتي اقتباس، واكتب كل ${code('key: value')} في سطر مستقل`,
  ),
  'yaml.colon': unreadable(`تلي المفتاحَ نقطتان رأسيتان ثم مسافة؛ اكتب ${code('title: Tools')}`),
  'yaml.tag': unreadable(`تبدأ كلمة بالرمز ${code('!')} ؛ ضعها بين علامتي اقتباس`),
  'yaml.anchor': unreadable(`تبدأ كلمة بالرمز ${code('&')} أو ${code('*')} ؛ ضعها بين علامتي اقتباس`),
  'yaml.several': () => `في المقطع مستند yaml واحد؛ ما بعد ${code('---')} لا يُقرأ`,
  'yaml.character': unreadable('فيه رمز غير قابل للطباعة؛ احذفه'),
  'yaml.key': () => `يجب أن يكون المفتاح كلمة بسيطة؛ اكتب ${code('title: …')}`,
  'yaml.alias': () => `لا تُقرأ الأسماء المستعارة (${piece('*name')}) هنا؛ اكتب القيمة نفسها أو ضعها بين علامتي اقتباس`,
  'yaml.merge': () => `لا تُقرأ مفاتيح الدمج (${piece('<<')}) هنا؛ اكتب الخصائص نفسها`,
  'yaml.tagged': ({ key }) => `لا يُعمل بالوسم ${quoted(key)}؛ احذفه أو ضع النص بين علامتي اقتباس`,
  'yaml.keyForbidden': ({ key }) => `لا يمكن أن يكون ${quoted(key)} مفتاحًا هنا؛ اختر اسمًا آخر`,
  'yaml.keyDot': ({ key }) => `لا يمكن أن يكون ${quoted(key)} مفتاحًا هنا لأن فيه نقطة؛ احذفها`,
  'yaml.keyLong': ({ key }) => `المفتاح ${quoted(key)} أطول من اللازم؛ اختر اسمًا لا تتجاوز أحرفه 100`,

  'key.twice': ({ key, line }) => `المفتاح ${quoted(key)} مكرر، وأول مرة في السطر ${line}؛ أبقِ أحدهما`,

  'fact.unknown': (values) =>
    `لا يوجد هنا ما اسمه ${listed(values.key, 'disjunction')}${suggestion(values) || '؛ تسرد صفحة المفردات كل المتاح'}`,
  'fact.wrapped': ({ key }) => `العنوان يسمّي الفصل؛ احذف ${code(`${key}:`)} وانقل ما فيه إلى أول السطر`,
  'fact.permission': ({ example }) => `ما يجوز لدور يُكتب بجانب الأدوار في الفصل 6؛ اكتب ${code(example ?? '')}`,
  'fact.field': ({ example }) => `الحقل يُكتب تحت ${code('fields')}؛ اكتب ${code(example ?? '')}`,
  'fact.lifecycle': ({ example }) =>
    `الحالات وما ينقل من إحداها إلى الأخرى تُكتب في الفصل 4؛ اكتب هناك ${code(example ?? '')}`,
  'fact.exact': ({ example }) => `يُكتب هذا هنا بصيغة أخرى؛ اكتب ${code(example ?? '')}`,
  'fact.tail': ({ written, example }) =>
    `بعد الفاصلة يُعَدّ ${quoted(written)} اسمًا مستقلًا؛ إن كان تتمة لما قبله فاكتب ${code(example ?? '')}`,
  'fact.server': ({ address }) =>
    `عنوان الخادم من شأن البناء لا من شأن المنتج؛ احذفه من هنا وابنِ بالأمر ${code(`VITE_API_ADDRESS=${address} npm run build`)}`,
  'fact.counter': ({ key, example }) =>
    `ما يُرقَّم تلقائيًّا هو ما يُعرف به السجل؛ اكتب ${code(`key: ${key}`)} إلى جانب ${code('fields')}، واكتب هنا ${code(example ?? '')}`,
  'fact.users': ({ example }) => `من يستخدم المنتج سجل في كيان، ولم يُذكر كيان لهم؛ اكتب ${code(example ?? '')}`,
  'fact.requiredIf': ({ example }) =>
    `ما يُطلب في بعض السجلات فقط قاعدة؛ احذف هذا واكتب ${code(example ?? '')} في الفصل 5`,
  'fact.dayLimit': ({ example }) => `ما يحدّ تاريخًا قاعدة؛ احذف هذا واكتب ${code(example ?? '')} في الفصل 5`,
  'fact.uniqueWith': ({ example }) =>
    `ما يكون فريدًا مع غيره يُذكر في الكيان؛ احذف هذا واكتب ${code(example ?? '')} بجانب ${code('fields')}`,
  'fact.placeholder': ({ written }) =>
    `النص المؤقت ليس جوابًا: ${quoted(written)} يُعَدّ غير مبيَّن؛ حدّده، أو اكتب ${code('not shown')}`,
  'fact.choices': ({ written }) =>
    `${quoted(written)} ليس نوعًا: الخيارات تُسرد؛ اكتب مكانه ${code('enum: [hand, power]')}`,
  'fact.text': expected('نص'),
  'fact.expression': expected('تعبير'),
  'fact.items': expected('قائمة كلمات'),
  'fact.flag': expected('«true» أو «false»'),
  'fact.number': expected('رقم'),
  'fact.whole': expected('عدد صحيح'),
  'fact.least': ({ least, written, example = '' }) =>
    `المتوقع ${least} على الأقل، والموجود ${quoted(written)}؛ اكتب ${code(example)}`,
  'fact.most': ({ most, written, example = '' }) =>
    `المتوقع ${most} على الأكثر، والموجود ${quoted(written)}؛ اكتب ${code(example)}`,
  'fact.comma': ({ name, example }) =>
    `تفصل الفاصلة داخل الأقواس بين أمرين: ${quoted(name)} شيئان لا رقم واحد؛ اكتب ${code(example ?? '')}`,
  'fact.thousands': ({ name, number, whole }) =>
    `يُقرأ ${quoted(name)} هنا رقمًا هو ${number}؛ اكتب \`${whole}\` إن قصدت الآلاف، وإلا فاكتب \`${number}\``,
  'fact.limit': expected(`رقم أو تعبير مثل ${code('=constants.noteLength')}`),
  'fact.scalar': expected('رقم أو نص أو «true» أو «false»'),
  'fact.list': expected('قائمة'),
  'fact.groups': expected('قائمة قوائم'),
  'fact.properties': expected(`مفاتيح وقيمها، ${code('key: value')}`),
  'fact.entries': expected('مفاتيح وقيمها في كل عنصر'),
  'fact.names': expected('أسماء مع ما يقال عن كل منها'),
  'fact.word': (values) => {
    const there = values.written ? `، والموجود ${quoted(values.written)}` : '';
    return `المتوقع أحد هذه: ${listed(values.words, 'disjunction')}${there}${suggestion(values)}`;
  },
  'fact.address': expected(`مسار يبدأ بـ ${code('/')}`),
  'fact.currency': expected('رمز عملة من ثلاثة أحرف لاتينية كبيرة'),
  'fact.mediaType': expected('نوع وسائط مثل `image/png` أو `image/*`'),
  'fact.other': () => 'لا يمكن أن يرد هذا هنا؛ في صفحة المفردات مثال لكل مفتاح',
};
