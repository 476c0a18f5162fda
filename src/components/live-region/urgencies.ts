/** `polite` waits until what is being read is over, `assertive` interrupts it. */
export const urgencies = {
  polite: { role: 'status', 'aria-live': 'polite' },
  assertive: { role: 'alert', 'aria-live': 'assertive' },
} as const;

export type Urgency = keyof typeof urgencies;
