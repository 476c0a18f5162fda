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
function expected(what: string, example: (key: string) => string) {
  return ({ key = '', found = '', written = '' }: ProblemValues) => {
    const there = found === 'word' ? quoted(written) : kinds[found];
    return `المتوقع ${what}${there ? `، والموجود ${there}` : ''}؛ اكتب ${code(example(key))}`;
  };
}

const unreadable = (why: string) => () => `تتعذر قراءة مقطع yaml هذا: ${why}؛ لن يُستخدم شيء منه قبل إصلاحه`;
const kept = (what: string, instead: string) => () => `هذا ${what}: يُحفظ كما هو ولا يُقرأ؛ ${instead}`;

/** What can be wrong with a document as it is read. */
export const reading: typeof import('./reading.en.ts').reading = {
  'document.tooLong': ({ length, most }) =>
    `عدد أحرف المستند ${length}، ولا يُقرأ أكثر من ${most}؛ انقل منه ما ليس من المواصفات`,
  'document.notText': () => 'هذا ليس ملفًّا نصيًّا؛ اختر مستند Markdown',
  'document.empty': () => `المستند فارغ؛ ابدأ بعنوان مثل ${code('## 1. Purpose and audience')}`,
  'document.failed': ({ reason }) => `تتعذر قراءة المستند (${piece(reason)})؛ احذف آخر ما كُتب، وأبلغنا`,
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
  'block.noNames': () => `المتوقع أسماء تحت كل منها ما يُذكر عنه؛ اكتب ${code('ticket: { title: Ticket }')}`,
  'block.noneBeside': () => `في الفصل مقطع يقول ${quoted('none')} وآخر يذكر شيئًا؛ أبقِ أحدهما`,
  'block.openapi': kept('مستند OpenAPI', 'اذكر استدعاءاته في الفصل 7 ومخططاته في الفصل 3'),
  'block.asyncapi': kept('مستند AsyncAPI', 'اذكر استدعاءاته في الفصل 7 ومخططاته في الفصل 3'),
  'block.jsonSchema': kept('مخطط JSON Schema', 'اذكر خصائصه كحقول في الفصل 3'),
  'block.json': kept('نص JSON', `ما يعمل به التطبيق يُكتب في مقطع يبدأ بـ ${piece('```yaml')}`),

  'yaml.unreadable': unreadable('صيغته غير سليمة'),
  'yaml.tab': unreadable('يبدأ سطر فيه بعلامة جدولة؛ ابدأه بمسافات'),
  'yaml.quote': unreadable(
    `نص بين علامتي اقتباس لا ينتهي، أو فيه ${code('\\')} لا معنى له؛ أغلق النص، واكتب ${code('\\\\')}`,
  ),
  'yaml.bracket': unreadable('تنقص فاصلة أو قوس إغلاق؛ أو في نص بين قوسين فاصلة، فضعه بين علامتي اقتباس'),
  'yaml.depth': unreadable('يتجاوز التداخل فيه 40 مستوى؛ قلّل مستوياته'),
  'yaml.indent': unreadable('إزاحة هذا السطر لا توافق الأسطر التي فوقه؛ حاذِه معها'),
  'yaml.value': unreadable('ما هنا ليس تتمة لما قبله؛ ضع النص الذي فيه رموز بين علامتي اقتباس'),
  'yaml.colon': unreadable(`في ${code('key: value')} خلل؛ ضع النص الذي فيه ${code(': ')} بين علامتي اقتباس`),
  'yaml.tag': unreadable(`تبدأ كلمة بالرمز ${code('!')} وليست وسمًا؛ ضعها بين علامتي اقتباس`),
  'yaml.anchor': unreadable(`تبدأ كلمة بالرمز ${code('&')} أو ${code('*')} ولا تسمّي شيئًا؛ ضعها بين علامتي اقتباس`),
  'yaml.several': () => `في المقطع مستند yaml واحد؛ ما بعد ${code('---')} لا يُقرأ`,
  'yaml.character': unreadable('فيه رمز غير قابل للطباعة؛ احذفه'),
  'yaml.key': () => `يجب أن يكون المفتاح كلمة بسيطة؛ اكتب ${code('title: …')}`,
  'yaml.alias': () => `لا تُقرأ الأسماء المستعارة (${piece('*name')}) هنا؛ اكتب القيمة نفسها`,
  'yaml.merge': () => `لا تُقرأ مفاتيح الدمج (${piece('<<')}) هنا؛ اكتب الخصائص نفسها`,
  'yaml.tagged': ({ key }) => `لا يُعمل بالوسم ${quoted(key)}؛ احذفه`,
  'yaml.keyForbidden': ({ key }) => `لا يمكن أن يكون ${quoted(key)} مفتاحًا هنا؛ اختر اسمًا آخر`,
  'yaml.keyDot': ({ key }) => `لا يمكن أن يكون ${quoted(key)} مفتاحًا هنا: النقطة تفصل بين أسماء المسار؛ احذفها`,
  'yaml.keyLong': ({ key }) => `المفتاح ${quoted(key)} أطول من اللازم؛ اختر اسمًا لا تتجاوز أحرفه 100`,

  'key.twice': ({ key, line }) => `المفتاح ${quoted(key)} مكرر، وأول مرة في السطر ${line}؛ أبقِ أحدهما`,

  'fact.unknown': (values) => `لا يوجد هنا ما اسمه ${quoted(values.key)}${suggestion(values)}`,
  'fact.text': expected('نص', (key) => `${key}: some words`),
  'fact.expression': expected('تعبير', (key) => `${key}: record.status == 'open'`),
  'fact.items': expected('قائمة كلمات', (key) => `${key}: [a, b]`),
  'fact.flag': expected('«true» أو «false»', (key) => `${key}: true`),
  'fact.number': expected('رقم', (key) => `${key}: 80`),
  'fact.whole': expected('عدد صحيح', (key) => `${key}: 422`),
  'fact.least': ({ least, written }) => `المتوقع ${least} على الأقل، والموجود ${quoted(written)}`,
  'fact.most': ({ most, written }) => `المتوقع ${most} على الأكثر، والموجود ${quoted(written)}`,
  'fact.limit': expected(
    `رقم أو تعبير يبدأ بـ ${code('=')}`,
    (key) => `${key}: 80\`\u2069 أو \u2066\`${key}: =constants.noteLength`,
  ),
  'fact.scalar': expected('رقم أو نص أو «true» أو «false»', (key) => `${key}: 25`),
  'fact.list': expected('قائمة', (key) => `${key}: [a, b]`),
  'fact.groups': expected('قائمة قوائم', (key) => `${key}: [[a, b], [c]]`),
  'fact.properties': expected('خصائص', (key) => `${key}: { title: Some words }`),
  'fact.entries': expected('خصائص في كل عنصر', () => '- { title: Some words }'),
  'fact.names': expected('أسماء لكل منها خصائصه', (key) => `${key}: { name: { title: Some words } }`),
  'fact.word': (values) => {
    const there = values.written ? `، والموجود ${quoted(values.written)}` : '';
    return `المتوقع أحد هذه: ${listed(values.words, 'disjunction')}${there}${suggestion(values)}`;
  },
  'fact.address': expected(`مسار يبدأ بـ ${code('/')}`, (key) => `${key}: /tickets`),
  'fact.currency': expected('رمز عملة من ثلاثة أحرف لاتينية كبيرة', (key) => `${key}: EUR`),
  'fact.other': () => 'لا يمكن أن يرد هذا هنا؛ ابحث عن المفتاح في قائمة المفردات',
};
