export type AccordionProps = ComponentProps<typeof Radix.Root> & {
  /** Whether one sheet at most is open, or any number of them. */
  type: 'single' | 'multiple';
  /** Whether the one that is open can be closed again; only where there is one at most. */
  collapsible?: boolean;
  /** What is open to begin with: the value of one, or of several. */
  defaultValue?: string | string[];
};

/** Sheets under one another, each behind its title: one open at most (`type="single"`) or any number of them. */
export declare function Accordion(props: AccordionProps): JSX.Element;

export interface AccordionItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'title'> {
  /** What is in the sheet, in a few words: it stays in sight and opens it. */
  title: ReactNode;
  /** The level of the title in the page's outline. */
  level?: 2 | 3 | 4;
  /** Beside the title, and no part of what opens it: a count, a badge. */
  aside?: ReactNode;
}

/**
 * One sheet. Once it was open it stays as it was left: what was typed into it is there again, and is sent with its form; what holds the
 * form back opens it.
 */
export declare function AccordionItem(props: AccordionItemProps): JSX.Element;

/** What keys do on the titles of an accordion. */
export declare const keyboard: readonly KeyRow[];
