/** What a server draws comes alive in a browser only where both write it alike: days and times, they do with other spaces. */
export class DateFormat extends Intl.DateTimeFormat {
  override format(date?: Date | number): string {
    return spaced(super.format(date));
  }

  override formatRange(from: Date, to: Date): string {
    return spaced(super.formatRange(from, to));
  }

  override formatToParts(date?: Date | number): Intl.DateTimeFormatPart[] {
    return super.formatToParts(date).map((part) => ({ ...part, value: spaced(part.value) }));
  }
}

/** With spaces as browsers write them: `2:30 PM`, `9 – 12 Mar`. */
function spaced(text: string): string {
  return text.replaceAll(/[\u2009\u202F]/g, ' ');
}
