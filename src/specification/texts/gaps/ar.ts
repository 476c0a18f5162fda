import { assumedStatus } from '../../assumptions.ts';
import type { GapKind } from '../../chapters/gap-kinds.ts';
import { behaviour } from './behaviour.ar.ts';
import { chapters } from './chapters.ar.ts';
import { entities } from './entities.ar.ts';
import { screens } from './screens.ar.ts';
import { terms } from './terms.ar.ts';
import { why } from './why.ar.ts';
import type { GapWords, WordsOf } from './words.ts';

type Further = Extract<GapKind, `${'call' | 'calls' | 'constant' | 'error'}.${string}` | 'entry' | 'fact'>;

const further: WordsOf<Further> = {
  'call.entity': (subject) => ({
    missing: `ما يتناوله الاستدعاء «${subject}»`,
    question: `سجلات أي كيان يقرؤها الاستدعاء «${subject}» أو يغيّرها؟`,
    meanwhile: 'لا يُستخدم، ويُفترض عنوان بدلًا منه.',
  }),
  'call.does': (subject) => ({
    missing: `ما يفعله الاستدعاء «${subject}»`,
    question: `ماذا يفعل الاستدعاء «${subject}»: سرد أم قراءة أم إنشاء أم تعديل أم حذف أم انتقال؟`,
    meanwhile: 'لا يُستخدم، ويُفترض عنوان بدلًا منه.',
  }),
  'call.path': (subject) => ({
    missing: `مسار الاستدعاء «${subject}»`,
    question: `في أي مسار يجيب الخادم عن «${subject}»؟`,
    meanwhile: 'يُفترض مسار.',
  }),
  'calls.operation': (subject) => ({
    missing: `استدعاءات: ${subject}`,
    question: `كيف يجيب الخادم عن هذا: ${subject}؟`,
    meanwhile: 'تُفترض المسارات.',
  }),
  'error.status': (subject) => ({
    missing: `رمز حالة الخطأ «${subject}»`,
    question: `بأي رمز حالة HTTP يرد الخادم عند «${subject}»؟`,
    meanwhile: `يُفترض الرمز ${assumedStatus}.`,
  }),
  'error.title': (subject) => ({
    missing: `نص الخطأ «${subject}»`,
    question: `ماذا يقرأ المستخدم عند حدوث «${subject}»؟`,
    meanwhile: 'يحل اسمه محل نصه.',
  }),
  'error.raised': (subject) => ({
    missing: `متى يحدث «${subject}»`,
    question: `أي قاعدة أو استدعاء يجيب بالخطأ «${subject}»؟`,
    meanwhile: 'لا يظهر لأحد.',
  }),
  'constant.value': (subject) => ({
    missing: `قيمة «${subject}»`,
    question: `ما قيمة «${subject}»؟`,
    meanwhile: 'لا يُطبَّق ما يعتمد عليها.',
  }),
  entry: (subject) => ({
    missing: `عنصر في قائمة: ${subject}`,
    question: `ما الذي ينتمي إلى هذا الموضع من القائمة: ${subject}؟`,
    meanwhile: 'تُستخدم القائمة بدونه.',
  }),
  fact: (subject) => ({
    missing: `غير مذكور: ${subject}`,
    question: `ما هذا: ${subject}؟`,
    meanwhile: 'يعمل التطبيق بدونه.',
  }),
};

/** What gaps say, in Arabic. */
export const ar: GapWords = {
  kinds: { ...chapters, ...screens, ...entities, ...behaviour, ...further },
  why,
  terms,
  language: 'ar',
  toState: (missing) => `${missing}: موصوف بالكلمات؛ اذكره حقائقَ ليعمل به التطبيق`,
  described: 'يجيب الفصل عن هذا جزئيًّا بالكلام: يقرؤه الناس، أما التطبيق فيحتاج إلى معلومات محددة.',
};
