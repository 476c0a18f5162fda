import type { UiStrings } from '#components/locale';

/** Why what is typed is no day or time yet: its parts that are missing, else that there is none such. */
export function noSuchDay(missing: readonly string[], strings: UiStrings): string {
  return missing.length === 0 ? strings.noSuchDay : strings.missing(missing);
}
