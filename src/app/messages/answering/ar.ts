import { digits } from '#components/locale/arabic-digits';
import type { Answering } from './en.ts';

/** What inputs say beyond their labels. */
export const ar: Answering = {
  markdown: {
    preview: 'معاينة',
    formatting: 'التنسيق:',
    // The address keeps its own direction between the brackets.
    example: '**عريض**، *مائل*، # عنوان، - قائمة، > اقتباس، [كلمات](\u2066https://…\u2069)',
  },
  color: { pick: 'اختيار لون' },
  rating: { stars: (count, most) => `${digits(count)} من ${digits(most)}`, none: 'بلا تقييم' },
  duration: { days: 'أيام', hours: 'ساعات', minutes: 'دقائق' },
  file: {
    limit: ({ most, size, isEach, isAssumed, kinds }) =>
      `${kinds ?? 'الملفات'}: حتى ${most ? `${digits(most)}، ` : ''}${size}${isEach ? ' لكل ملف' : ''}${isAssumed ? ' (حد مفترض)' : ''}`,
    tooLarge: (name, size, most) => `حجم ${name} هو ${size}؛ والحد الأقصى ${most}.`,
    notAnImage: (name) => `${name} ليس صورة يستطيع المتصفح عرضها.`,
    otherType: (name, types) => `${name} من نوع آخر؛ الممكن: ${types}.`,
    unreadable: (name) => `تعذّرت قراءة ${name}.`,
    tooMany: (name, most) => `لم يُضَف ${name}: العدد الأقصى ${digits(most)}.`,
    remove: (name) => `إزالة ${name}`,
  },
  items: {
    place: (label, place, count) => `${label}: ${digits(place)} من ${digits(count)}`,
    up: (place) => `تحريك العنصر ${digits(place)} إلى أعلى`,
    down: (place) => `تحريك العنصر ${digits(place)} إلى أسفل`,
    copy: (place) => `تكرار العنصر ${digits(place)}`,
    remove: (place) => `إزالة العنصر ${digits(place)}`,
    removed: (place) => `أُزيل العنصر ${digits(place)}.`,
    undo: 'تراجع',
  },
  tags: {
    hint: 'زر الإدخال أو الفاصلة يضيف ما كُتب.',
    room: (most) => `الحد الأقصى للوسوم: ${digits(most)}.`,
    remove: (name) => `إزالة ${name}`,
    twice: (name) => `${name} موجود بالفعل.`,
  },
};
