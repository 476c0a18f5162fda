import { ahead, lazily } from '#components/lazily';

const load = () => import('#app/prose/markdown');

/** What somebody wrote in Markdown. The parser is sent where there is something to parse, and ahead of that only as soon as there may be. */
export const Markdown = lazily(load, 'Markdown', { ahead: false });

/** Something may have to be parsed that is not there yet: without a line it could not be. */
export const expectMarkdown = () => ahead(load);
