export type AccordionProps = ComponentProps<typeof Radix.Root>;

/** Sheets under one another, each behind its title: one open at most (`type="single"`) or any number of them. */
export declare function Accordion(props: AccordionProps): JSX.Element;

export interface AccordionItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'title'> {
  title: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title, and no part of what opens it: a count, a badge. */
  aside?: ReactNode;
}

/** One sheet. */
export declare function AccordionItem(props: AccordionItemProps): JSX.Element;

/** What keys do on the titles of an accordion. */
export declare const keyboard: readonly KeyRow[];
