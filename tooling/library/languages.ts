/** The languages that the library has words for besides English, which it speaks of itself. */
export const languages = ['ar', 'de', 'ja'] as const;
