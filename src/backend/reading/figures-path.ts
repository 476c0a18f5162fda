/** Answers what a dashboard shows: `GET /.figures/overview`. */
export const figuresPath = '/.figures/';
