export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './accordion.tsx';
export { keyboard } from './keyboard.ts';
