/** How a file writes numbers and days: as its reader does, or as what separates its cells tells. */
export interface Writing {
  /** BCP 47: the language of who reads it. */
  locale: string;
  /** Where decimals begin with a comma, cells are separated by semicolons. */
  delimiter: string;
}
