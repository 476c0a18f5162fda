import type { Privilege, Verdict } from '#specification/survey';

const looks: Record<Verdict, string> = {
  allowed: 'border-transparent text-ink',
  fields: 'border-info bg-info-soft text-info',
  conditional: 'border-caution bg-caution-soft text-caution',
  denied: 'border-transparent text-muted',
  unknown: 'hatch border-dashed border-edge text-ink',
};

/** Whether a line denies it: not merely none allows it. */
export function isDeniedBy({ verdict, clauses }: Privilege): boolean {
  return verdict === 'denied' && clauses.some(({ isDeny }) => isDeny);
}

/** How a cell is drawn: dashed where nothing states it and the app went on, hatched where it is not known. */
export function lookOf(privilege: Privilege): string {
  const { verdict, assumed } = privilege;
  if (assumed && verdict !== 'unknown') return 'border-dashed border-edge text-ink';
  return isDeniedBy(privilege) ? `${looks[verdict]} border-critical text-critical` : looks[verdict];
}
