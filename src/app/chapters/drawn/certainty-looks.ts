/** The border of what is drawn: solid where it is stated, dashed where it is assumed. */
export const certaintyLooks = { stated: 'border-line', assumed: 'border-dashed border-edge' };
