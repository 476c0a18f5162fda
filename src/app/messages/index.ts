export { MessagesContext, messagesFor, useMessages } from './messages.ts';
