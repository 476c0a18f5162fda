import type { Messages } from '#app/messages';

/** An address that leads nowhere. */
export const notFound: Messages['notFound'] = {
  title: 'لا توجد شاشة بهذا العنوان',
  text: 'ربما كُتب العنوان خطأً، أو نُقلت الشاشة.',
  noScreens: 'لا توجد شاشات في هذا المنتج بعد',
  unready: 'هذه الشاشة ليست جاهزة بعد.',
};
