import type { ChapterMessages } from '#app/messages';
import { digits } from '#components/locale/arabic-digits';

/** The screens, and how one gets from one to another. */
export const map: ChapterMessages['map'] = {
  title: 'خريطة الشاشات',
  screen: 'الشاشة',
  kind: 'النوع',
  for: 'لمن',
  leadsTo: 'توصل إلى',
  reachedFrom: 'يُوصل إليها من',
  open: 'فتح الشاشة',
  kinds: {
    list: 'قائمة',
    detail: 'تفاصيل',
    create: 'نموذج لسجل جديد',
    edit: 'نموذج',
    dashboard: 'لوحة مؤشرات',
    text: 'نص',
  },
  noKind: 'نوعها غير مذكور',
  links: {
    row: 'من صف',
    create: 'سجل جديد',
    edit: 'تعديل',
    related: 'من السجلات المرتبطة',
    figure: 'من مؤشر',
    reference: 'من إشارة',
    parent: 'رجوع إلى الأعلى',
  },
  asSeenBy: (role) => `كما يراها \u2068${role}\u2069`,
  sketched: 'مرسومة من المستند',
  unreached: 'لا يصل إليها أحد',
  unreachedCount: (count) => `شاشات لا يصل إليها أحد: ${digits(count)}`,
  why: {
    nobody: 'لا يحق لأي دور فتحها.',
    second: 'الروابط توصل إلى شاشة أخرى من هذا النوع للسجلات نفسها: الأولى في المستند.',
    address: 'عنوانها يطلب ما ليس في سجلاتها.',
    noLink: 'تعرض سجلًا واحدًا، ولا توصل إليها أي شاشة.',
    below: 'تقع تحت شاشة أخرى فلا تظهر في قائمة التنقل، ولا يوصل إليها شيء آخر.',
  },
};
