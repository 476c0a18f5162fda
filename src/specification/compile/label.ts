/** What something is called, and whether the document says so or it was made from its name. */
export interface Label {
  text: string;
  assumed: boolean;
}
