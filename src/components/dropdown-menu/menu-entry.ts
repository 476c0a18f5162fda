import type { ReactNode } from 'react';

/** An action, a choice between several, or a line between groups. */
export type MenuEntry =
  | {
      kind: 'action';
      label: ReactNode;
      icon?: ReactNode;
      onSelect: () => void;
      disabled?: boolean;
      /** Why it cannot be chosen now: it stays within reach of the keys, so that this is read. */
      reason?: string | undefined;
      danger?: boolean;
    }
  | {
      kind: 'choice';
      label: string;
      value: string;
      onValueChange: (value: string) => void;
      options: readonly { value: string; label: ReactNode }[];
    }
  | { kind: 'separator' };
