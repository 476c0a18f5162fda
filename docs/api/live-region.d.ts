/**
 * Has a sentence read out, wherever the focus is; several are read in turn. For what is on the page too, a `LiveRegion`.
 * @param container where it is said in place of the end of the page: `useAnnounce` knows of the `PortalContainer` around
 */
export declare function announce(sentence: string, urgency?: Urgency, container?: Element): void;

export type Urgency = 'polite' | 'assertive';

export interface LiveRegionProps extends ComponentProps<'div'> {
  /** Whether it waits until what is being read is over, or interrupts it. */
  urgency?: Urgency;
  /** Whether it is on the page as well. */
  shown?: boolean;
}

/** A place whose words are read out when they change. It is there before them: what comes with its words is not read. */
export declare function LiveRegion(props: LiveRegionProps): JSX.Element;

/** `announce`, said in the `PortalContainer` around, where there is one. */
export declare function useAnnounce(): (sentence: string, urgency?: Urgency) => void;
