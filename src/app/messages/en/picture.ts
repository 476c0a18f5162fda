/** Pictures of chapters. */
export const picture = { choose: 'Select something in the picture to see its details here.' };
