/** The input that a control keeps out of sight for the form around it. */
export const hiddenInput = 'input[aria-hidden=true]';
