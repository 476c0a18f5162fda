export { averageOf } from './average.ts';
export { DateTimeDisplay } from './date-time.tsx';
export { errorsBelow, type PathErrors } from './errors-below.ts';
export { FieldDisplay, Hidden, NoValue } from './field.tsx';

export { FieldViewsContext, useFieldViews } from './field-views.ts';
export { dateFormat, numberFormat } from './formats.ts';
export { expectMarkdown, Markdown } from './markdown.ts';
export { moneyOptions } from './money-format.ts';
export { fieldViews } from './registry.ts';
export { starsOf } from './stars.tsx';
export { unitOf } from './unit.ts';
export { valuesOf } from './values-of.ts';
