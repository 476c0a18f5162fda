/** Pictures of chapters. */
export const picture = { choose: 'Choose something in the picture to read about it here.' };
