import type { Messages } from '#app/messages';

/** An address that leads nowhere. */
export const notFound: Messages['notFound'] = {
  title: 'لا توجد شاشة بهذا العنوان',
  text: 'لا تذكر المواصفات أي شاشة في هذا المسار.',
};
