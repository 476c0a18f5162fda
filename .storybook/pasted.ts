/** Code of this house as whoever has the package writes it. */
export const pasted = (code: string) => code.replaceAll(/(?<=')#components\//g, 'ninefold/').trim();
