import { CircleCheck, Info, type LucideIcon, OctagonX, TriangleAlert } from 'lucide-react';
import type { Tone } from './tones.ts';

/** What is told beside its colour, for those who do not see it. */
export const toneIcons: Record<Tone, LucideIcon> = {
  neutral: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: OctagonX,
};
