/** What the server of a review puts into the page, which any other server leaves as it is. */
export const reviewMark = '<meta name="ninefold-review" content="" />';

/** Whether what is decided is written at once: only where a review serves the report. */
export const isReview = () => document.querySelector('meta[name="ninefold-review"]') !== null;
