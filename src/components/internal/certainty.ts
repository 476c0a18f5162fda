/** A hairline is too faint for what a line says. */
const plain = '[&.border-line]:border-edge';

/**
 * The language of the line. What is stated is drawn solid, what is assumed is dashed, what is not shown is a fine
 * diagonal hatch. These looks mean nothing else anywhere.
 */
export const certainties = {
  stated: 'border-solid',
  assumed: `border-dashed ${plain}`,
  notShown: `border-dashed hatch ${plain}`,
};

export type Certainty = keyof typeof certainties;
