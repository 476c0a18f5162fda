export type { Messages } from './en.ts';
export { MessagesContext, useMessages } from './messages.ts';
