/** Answers what a dashboard shows, and what the records of a list come to: `GET /.figures/overview`. */
export const figuresPath = '/.figures/';
