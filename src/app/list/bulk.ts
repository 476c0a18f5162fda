import type { Done } from '#app/undo';
import {
  type Around,
  type Entity,
  type Field,
  isOffered,
  mayTry,
  type Screen,
  type Transition,
  type Values,
} from '#specification';
import type { Selection } from './use-selection.ts';

/** Something that can be done to several records at once. */
export interface BulkAction {
  /** `update`, `delete` or a transition: what is sent. */
  does: string;
  /** Absent where it changes or deletes. */
  transition?: Transition;
  /** What each answers then, where it changes. */
  change?: BulkChange;
  /** Whether who asks may never do it. */
  isDenied: boolean;
}

/** An answer that several records are given. */
export interface BulkChange {
  field: Field;
  answer: unknown;
}

/** The records that are chosen and stay as they are. */
export interface BulkLeft {
  count: number;
  /** Why, each reason once, with how many it is that of. */
  reasons: ReadonlyMap<string, number>;
}

/** @param stays why one of them does */
export function leftOf(left: readonly Values[], stays: (record: Values) => string): BulkLeft {
  const reasons = new Map<string, number>();
  for (const reason of left.map(stays)) reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  return { count: left.length, reasons };
}

/** A record that something is tried with. */
export interface BulkTry {
  values: Values;
  idempotencyKey: string;
}

/** A record that something could not be done to. */
export interface BulkFailure extends BulkTry {
  error: unknown;
}

/** What came of something that was tried with several records. */
export interface BulkOutcome {
  action: BulkAction;
  done: readonly Done[];
  failed: readonly BulkFailure[];
  /** What is chosen then, of what was. */
  chosen: (before: Selection) => Selection;
  /** Says what was done, and offers the way back from it. */
  tell: () => void;
}

/** The list that something is done in. */
export interface BulkList {
  /** Whether it is still on the page. */
  isHere: () => boolean;
  /** Is told what came of something. */
  onOutcome: (outcome: BulkOutcome) => void;
}

/** What a list states can be done to several records; what who asks may never do is left out where the document hides it. */
export function bulkActionsOf({ facts, entity }: Screen, around: Around): BulkAction[] {
  if (!entity) return [];
  return (facts.bulk ?? []).flatMap((does) => {
    const transition = entity.lifecycle?.transition(does);
    const isKnown = does === 'delete' || does === 'update' || transition !== undefined;
    const isDenied = entity.product.access.decide(does, entity, around).answer !== true;
    const isHidden = isDenied && entity.product.access.hidesDenied;
    return isKnown && !isHidden ? [{ does, transition, isDenied }] : [];
  });
}

/** Those of some records that it can be done to now. */
export function takersOf(
  { does, transition }: BulkAction,
  entity: Entity,
  records: readonly Values[],
  around: Around,
): Values[] {
  return records.filter((values) => {
    const permission = entity.product.access.decide(does, entity, around, values);
    if (!mayTry(permission, entity, values, around)) return false;
    if (!transition) return true;
    const state = entity.lifecycle?.stateOf(values);
    if (!state) return isStateHidden(entity, values);
    return (
      transition.from.includes(state.name) &&
      isOffered(transition.test(values, around), transition.guard, entity, values, around)
    );
  });
}

function isStateHidden({ lifecycle }: Entity, values: Values): boolean {
  return lifecycle !== undefined && values[lifecycle.field.name] === undefined;
}
