export { activeIn, rootOf } from './active-in.ts';
export { afterPress } from './after-press.ts';
export { Beside } from './beside.tsx';
export { blocked } from './blocked.ts';
export { joinedLook, toggledLook } from './button-looks.ts';
export { type Certainty, certainties } from './certainty.ts';
export { chevronDown } from './chevron-down.tsx';
export { cn } from './cn.ts';
export { Complaint, WithComplaint } from './complaint.tsx';
export type { ComponentDocs } from './component-docs.ts';
export { DateFormat } from './date-format.ts';
export { densities } from './density.ts';
export { DrawnAlready, type DrawnAlreadyProps } from './drawn-already.tsx';
export { fitsWords, folded, wordsOf } from './fits-words.ts';
export { comesFirst, comesLast, focusFirst, focusLate, focusWithin, goRound } from './focus-first.ts';
export { FormValue, tellChange } from './form-value.tsx';
export { FormValues } from './form-values.tsx';
export { fromOutside, isWithin } from './from-outside.ts';
export { hiddenInput } from './hidden-input.ts';
export { idsOf } from './ids-of.ts';
export { InDialogContext, useIsInDialog } from './in-dialog.ts';
export { isChord } from './is-chord.ts';
export { isComposing } from './is-composing.ts';
export { isFromLabel } from './is-from-label.ts';
export { isKeyA } from './is-key-a.ts';
export { isLeft } from './is-left.ts';
export { keepClear } from './keep-clear.ts';
export { keepFromDownshift } from './keep-from-downshift.ts';
export type { KeyRow } from './key-row.ts';
export { keysOf } from './keys-of.ts';
export {
  controlLook,
  controlSizes,
  endPlaces,
  innerButtonLook,
  liftedLook,
  optionLook,
  raisedLook,
  reasonLook,
  tickLook,
  tickSizes,
  wordPlaces,
  wrongFrame,
  wrongTick,
} from './looks.ts';
export { noSuchDay } from './no-such-day.ts';
export { outOfBounds } from './out-of-bounds.ts';
export { ownForms } from './own-forms.ts';
export { partName } from './part-name.ts';
export { plainDigits } from './plain-digits.ts';
export { scrimLook } from './scrim-look.ts';
export { Scrolled } from './scrolled.tsx';
export { ticksIn } from './ticks-in.ts';
export { toTheRight } from './to-the-right.ts';
export { toneIcons } from './tone-icons.ts';
export { type ActionTone, actionTones, type Tone, tones } from './tones.ts';
export { isComplaining, useCustomValidity } from './use-custom-validity.ts';
export { useDownshiftRef } from './use-downshift-ref.ts';
export { useDraw } from './use-draw.ts';
export { type Asked, useForgetting } from './use-forgetting.ts';
export { useHeld } from './use-held.ts';
export { useIsHigh } from './use-is-high.ts';
export { useIsOff } from './use-is-off.ts';
export { useIsStuck } from './use-is-stuck.ts';
export { takesEscape, useLayer } from './use-layer.ts';
export { useLeadingRef } from './use-leading-ref.ts';
export { useMissing } from './use-missing.ts';
export { NamesContext, useNames } from './use-names.ts';
export { useOnceShown } from './use-once-shown.ts';
export { useOpening } from './use-opening.ts';
export { useReset } from './use-reset.ts';
export { useRows } from './use-rows.ts';
export { useShortPress } from './use-short-press.ts';
export { useTicks } from './use-ticks.ts';
export { useWayBack } from './use-way-back.ts';
export { focused, isSomewhere, isThere, leadsBack, wayBack } from './way-back.ts';
export { wrongGroup } from './wrong-group.ts';
