import type { making as english } from '../en/making.ts';
import { counted } from './counted.ts';

const words: typeof english = {
  specification: 'المواصفات',
  aboutProduct: 'ما بُني منه المنتج',
  gaps: 'الفجوات',
  showGaps: 'إظهار الفجوات',
  previewAs: 'معاينة بدور',
  previewPerson: 'بصفة من',
  gapCount: (count) =>
    counted(count, {
      zero: 'لا فجوات',
      one: 'فجوة واحدة',
      two: 'فجوتان',
      few: '# فجوات',
      many: '# فجوة',
      other: '# فجوة',
    }),
  detailCount: (count) =>
    counted(count, {
      zero: 'لا فجوات بسيطة',
      one: 'فجوة بسيطة واحدة',
      two: 'فجوتان بسيطتان',
      few: '# فجوات بسيطة',
      many: '# فجوة بسيطة',
      other: '# فجوة بسيطة',
    }),
};

/** What only those read who make a product. */
export const making = import.meta.env.PRODUCT_ALONE ? ({} as typeof words) : words;
