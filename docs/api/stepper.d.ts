/** What keys do on the way from step to step. */
export declare const keyboard: readonly KeyRow[];

interface AnyStep {
  /** Unlike any other of the way. */
  key: string;
  /** Everything in it is answered. */
  done?: boolean;
  /** Something in it is wrong. */
  invalid?: boolean;
}

interface Labelled {
  /** What it is called. */
  label: ReactNode;
  link?: never;
}

interface Linked {
  label?: never;
  /** In place of `label`, where it has an address of its own: a link without a look; it carries the words. */
  link: ReactElement<PropsWithChildren>;
}

/** A step of the way. */
export type Step = AnyStep & (Labelled | Linked);

export interface StepperProps extends ComponentProps<'ol'> {
  /** From first to last. */
  steps: readonly Step[];
  /** The step one is at, from 0. */
  current?: number;
  /** The step it begins with where nobody holds `current`. */
  defaultCurrent?: number;
  /** The last step that may be gone to, from 0; the one that one is at, or began with, where absent. */
  furthest?: number;
  /** Told the step to go to. Without this and `defaultCurrent` nobody can, but where steps have links. */
  onCurrentChange?: (step: number) => void;
}

/** How far one is on a way of several steps, and the way to those that one has been at. */
export declare function Stepper(props: StepperProps): JSX.Element;
