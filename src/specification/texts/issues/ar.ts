import { durationWords } from '../duration-words.ts';
import { fileKinds } from '../file-kinds.ts';
import { fileSize } from '../file-size.ts';
import { missingParts } from '../missing-parts.ts';
import { sayTime } from '../say-time.ts';
import type { IssueWords } from './en.ts';

const number = new Intl.NumberFormat('ar', { maximumFractionDigits: 10 });
const rules = new Intl.PluralRules('ar');

type Limit = Parameters<IssueWords['minLength']>[0];

const inTime = sayTime('ar');

/** A limit as it is written; a text from left to right. */
const written = (limit: Limit) =>
  typeof limit === 'number' ? number.format(limit) : (durationWords('ar', limit) ?? `\u2066${limit ?? ''}\u2069`);

const characters = { zero: '# حرف', one: 'حرفًا واحدًا', two: 'حرفين', few: '# أحرف', many: '# حرفًا', other: '# حرف' };
const entries = {
  zero: '# عنصر',
  one: 'عنصرًا واحدًا',
  two: 'عنصرين',
  few: '# عناصر',
  many: '# عنصرًا',
  other: '# عنصر',
};

/** How many of something, as what is entered or exceeded. Arabic has six forms. */
const counted = (limit: Limit, forms: Record<Intl.LDMLPluralRule, string>) =>
  forms[typeof limit === 'number' ? rules.select(limit) : 'other'].replace('#', written(limit));

const kinds = (limit: Limit) => fileKinds('ar', String(limit ?? '*/*').split(', '));

/** What an answer is told that needs another look, by the keyword that it does not keep. */
export const ar: IssueWords = {
  required: () => 'هذا الحقل مطلوب.',
  minLength: (limit) => `أدخل ${counted(limit, characters)} على الأقل.`,
  maxLength: (limit) => `أدخل ${counted(limit, characters)} على الأكثر.`,
  minimum: (limit) => inTime(limit, (time) => `أدخل وقتًا لا يسبق ${time}.`) ?? `أدخل ${written(limit)} أو أكثر.`,
  maximum: (limit) => inTime(limit, (time) => `أدخل وقتًا لا يتجاوز ${time}.`) ?? `أدخل ${written(limit)} أو أقل.`,
  exclusiveMinimum: (limit) =>
    inTime(limit, (time) => `أدخل وقتًا بعد ${time}.`) ?? `أدخل قيمة أكبر من ${written(limit)}.`,
  exclusiveMaximum: (limit) =>
    inTime(limit, (time) => `أدخل وقتًا قبل ${time}.`) ?? `أدخل قيمة أصغر من ${written(limit)}.`,
  multipleOf: (limit) => `أدخل قيمة من مضاعفات ${written(limit)}.`,
  minorUnit: (limit) => `لا يوجد مبلغ كهذا في هذه العملة: أصغر وحدة هي ${written(limit)}.`,
  integer: () => 'أدخل عددًا صحيحًا.',
  pattern: (limit) =>
    `ليست هذه القيمة بالصيغة المطلوبة${limit === undefined ? '' : `، مثل ${written(String(limit))}`}.`,
  minItems: (limit) => `أضف ${counted(limit, entries)} على الأقل.`,
  maxItems: (limit) => `أضف ${counted(limit, entries)} على الأكثر.`,
  uniqueItems: () => 'العنصر نفسه مكرر هنا.',
  accept: (limit) => `اختر ملفًا من هذا النوع: ${kinds(limit)}.`,
  maxSize: (limit) => `لا يجوز أن يزيد حجم الملف على ${fileSize('ar', limit)}.`,
  unique: (limit) => `هذه القيمة مستخدمة من قبل${limit === undefined ? '' : `: ${limit}`}.`,
  enum: () => 'اختر أحد الخيارات المعروضة.',
  reference: () => 'لم يعد هذا السجل موجودًا. اختر سجلًا آخر.',
  email: () => 'هذا ليس عنوان بريد إلكتروني، مثل name@example.org.',
  uri: () => 'هذا ليس عنوان ويب، مثل https://example.org.',
  unfinished: (limit) => (limit === undefined ? 'ينقص جزء منه.' : `ينقص: ${missingParts('ar', limit).listed}.`),
  date: () => 'هذا ليس تاريخًا.',
  datetime: () => 'هذا ليس تاريخًا مع وقت.',
  duration: () => 'هذه ليست مدة، مثل PT1H30M.',
  readOnly: () => 'لا يمكن إدخال هذه القيمة: يملؤها المنتج.',
  unknownField: () => 'لا يوجد هنا حقل بهذا الاسم.',
  undecided: (limit) => `تعذّر التحقق: تشمل «${limit ?? ''}» أكثر مما يمكن فحصه دفعة واحدة.`,
  color: () => 'هذا ليس لونًا، مثل \u2066#1f2937\u2069.',
  phone: () => 'هذا ليس رقم هاتف، مثل \u2066+1 202 555 0100\u2069.',
  time: () => 'هذا ليس وقتًا، مثل \u206614:30\u2069.',
  type: (limit) =>
    limit === 'number' ? `هذا ليس رقمًا، مثل ${number.format(1234.5)}.` : 'هذه القيمة ليست من النوع المطلوب.',
  invalid: () => 'هذه القيمة غير صالحة.',
};
