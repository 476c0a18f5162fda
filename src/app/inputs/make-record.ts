import { createContext, type ReactNode } from 'react';
import type { Entity, Values } from '#specification';

export interface MakeRecordProps {
  entity: Entity;
  /** What it begins with. */
  given: Values;
  onMade: (key: string) => void;
  onClose: () => void;
}

/** Asks in a dialog for a new record. Inputs cannot draw the form that they stand in: whoever draws it provides this. */
export const MakeRecordContext = createContext<((props: MakeRecordProps) => ReactNode) | undefined>(undefined);
