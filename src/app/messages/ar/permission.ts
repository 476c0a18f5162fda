import type { Messages } from '#app/messages';

/** Who may do what, and when. */
export const permission: Messages['permission'] = {
  denied: 'دورك لا يسمح بهذا',
  deniedText: (role) => `لا يسمح الدور «${role}» بعرض هذا.`,
  openTo: (roles) => `يُسمح بالاطلاع لـ: ${roles}.`,
  unknown: 'لم يُذكر من يحق له هذا',
  notYet: 'لا يمكن تنفيذ هذا بعد.',
  needs: (fields) => `يلزم أولًا ملء: ${fields}.`,
  restsOn: (fields) => `يتوقف ذلك على: ${fields}.`,
  asks: (condition) => `الشرط: ${condition}.`,
  notShown: 'لا تذكر المواصفات متى يمكن تنفيذ هذا.',
};
