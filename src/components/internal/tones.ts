/** What a colour says. Text, soft ground and border of each. */
export const tones = {
  neutral: 'border-edge bg-sunken text-ink',
  info: 'border-info bg-info-soft text-info',
  positive: 'border-positive bg-positive-soft text-positive',
  caution: 'border-caution bg-caution-soft text-caution',
  critical: 'border-critical bg-critical-soft text-critical',
};

export type Tone = keyof typeof tones;

/** What an action says among others: that something is lost by it, or nothing. */
export const actionTones = {
  neutral: '',
  critical: 'text-critical',
};

export type ActionTone = keyof typeof actionTones;
