export interface StepperProps extends ComponentProps<'ol'> {
  steps: readonly {
    key: string;
    label: ReactNode;
  }[];
  /** The step one is at, from 0. */
  current: number;
  /** The last step that may be gone to, from 0. */
  furthest?: number;
  /** Goes to another step; absent where nobody can. */
  onStep?: (step: number) => void;
}

/** How far one is on a way of several steps, and the way to those that one has been at. */
export declare function Stepper(props: StepperProps): JSX.Element;
