/** How a command ended, for scripts. */
export const exitCodes = { fine: 0, contradicted: 1, wrongInput: 2, cannotRun: 3, unproven: 4 } as const;
