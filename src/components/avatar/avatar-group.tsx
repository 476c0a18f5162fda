import type { ComponentProps } from 'react';
import { cn } from '#components/internal';
import { useStrings } from '#components/locale';
import { Avatar, type AvatarProps } from './avatar.tsx';
import { avatarSizes } from './avatar.variants.ts';

/** Somebody of a group. */
export interface AvatarPerson extends Pick<AvatarProps, 'name' | 'src' | 'tone'> {
  /** Unlike any other of the group. */
  key: string;
}

export interface AvatarGroupProps extends Omit<ComponentProps<'ul'>, 'children'>, Pick<AvatarProps, 'size'> {
  /** Who they are together. */
  label: string;
  /** Who they are, in the order of reading. */
  people: readonly AvatarPerson[];
  /** How many are drawn; of the others it is said how many there are. */
  max?: number;
}

/** How far one lies over the next: what stands in it stays readable. */
const laps = {
  sm: '[&>li:not(:first-child)]:-ms-0.5',
  md: '[&>li:not(:first-child)]:-ms-1.5',
  lg: '[&>li:not(:first-child)]:-ms-3',
};

/** Several people, one laid over the next. */
export function AvatarGroup({ label, people, max = 4, size = 'md', className, ...rest }: AvatarGroupProps) {
  const strings = useStrings();
  const others = people.length - max;
  return (
    <ul aria-label={label} {...rest} className={cn('flex flex-wrap items-center', laps[size], className)}>
      {people.slice(0, max).map(({ key, ...person }) => (
        <li key={key} className="flex rounded-full ring-2 ring-surface">
          <Avatar {...person} size={size} />
        </li>
      ))}
      {others > 0 && (
        <li
          title={people
            .slice(max)
            .map(({ name }) => name)
            .join(', ')}
          className={cn(
            'inline-flex items-center justify-center rounded-full border border-edge bg-surface font-medium text-muted ring-2 ring-surface',
            avatarSizes[size],
          )}
        >
          <span aria-hidden dir="ltr">
            +{others}
          </span>
          <span className="sr-only">{strings.others(others)}</span>
        </li>
      )}
    </ul>
  );
}
