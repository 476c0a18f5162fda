import type { Messages } from '#app/messages';

/** That records are samples. */
export const samples: Messages['samples'] = {
  line: 'سجلات نموذجية',
  touched: 'سجلات نموذجية عُدّلت هنا',
  older: 'السجلات النموذجية تعود إلى مستند أقدم',
  olderText: 'عُدّلت هنا فبقيت كما هي، وقد ينقصها ما يذكره المستند الآن.',
  makeAnew: 'إنشاؤها من جديد',
};
