import type { Messages } from '#app/messages';
import { listed } from '#components/locale';

/** Who may do what, and when. */
export const permission: Messages['permission'] = {
  denied: 'ليست لديك صلاحية',
  noAccess: (screen) => `لا يمكنك الوصول إلى «${screen}»`,
  closed: 'تعذّرت قراءة جزء من الفصل 6. وإلى أن يُصحَّح لا وصول لأحد.',
  deniedText: (role) => `دورك الحالي: «${role}».`,
  openTo: (roles) => `متاح فقط لـ: ${listed('ar', roles)}.`,
  unknown: 'لم يُذكر من يحق له هذا',
  notYet: 'لا يمكن تنفيذ هذا بعد.',
  needs: (fields) => `يلزم أولًا ملء: ${listed('ar', fields)}.`,
  answeredBy: (roles) => `من يمكنه ذلك: ${listed('ar', roles)}.`,
  restsOn: (fields) => `يتوقف ذلك على: ${listed('ar', fields)}.`,
  onlyOwn: (field) => `متاح فقط للشخص المذكور في «${field}»، ولست هو.`,
  sentence: (what) => `${what}.`,
  must: {
    '==': (what, other) => `يجب أن تكون قيمة «${what}» ${other}`,
    '!=': (what, other) => `يجب ألا تكون قيمة «${what}» ${other}`,
    '<': (what, other) => `يجب أن تكون قيمة «${what}» أقل من ${other}`,
    '<=': (what, other) => `يجب ألا تتجاوز قيمة «${what}» ${other}`,
    '>': (what, other) => `يجب أن تكون قيمة «${what}» أكبر من ${other}`,
    '>=': (what, other) => `يجب ألا تقل قيمة «${what}» عن ${other}`,
    inTime: {
      '<': (what, other) => `يجب أن يكون «${what}» قبل ${other}`,
      '<=': (what, other) => `يجب ألا يكون «${what}» بعد ${other}`,
      '>': (what, other) => `يجب أن يكون «${what}» بعد ${other}`,
      '>=': (what, other) => `يجب ألا يكون «${what}» قبل ${other}`,
    },
    shareOf: (percent, what) => `${percent} من ${what}`,
    butIs: (said, now) => `${said}، وهي الآن ${now}`,
    and: '. ',
  },
  notShown: 'لا تذكر المواصفات متى يمكن تنفيذ هذا.',
};
