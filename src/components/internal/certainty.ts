/**
 * The language of the line. What is stated is drawn solid, what is assumed is dashed, what is not shown is a fine
 * diagonal hatch. These looks mean nothing else anywhere.
 */
export const certainties = {
  stated: 'border-solid',
  assumed: 'border-dashed',
  notShown: 'border-dashed hatch',
};

export type Certainty = keyof typeof certainties;
