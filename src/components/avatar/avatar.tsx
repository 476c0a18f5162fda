import { Avatar as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn, type Tone, tones } from '#components/internal';
import { useLocale } from '#components/locale';
import { avatarSizes } from './avatar.variants.ts';
import { initialsOf } from './initials.ts';

export interface AvatarProps extends Omit<ComponentProps<typeof Radix.Root>, 'children'> {
  /** Whose it is: read out, and drawn in its first letters where there is no picture. */
  name: string;
  /** The address of the picture. */
  src?: string;
  /** Colour behind the letters: tells people apart, and means nothing. */
  tone?: Tone;
  /** `sm` in lines of text and tables, `lg` at the top of a page, `md` everywhere else. */
  size?: keyof typeof avatarSizes;
}

/** A person, or a group of people, in little. Where the name stands beside it, `aria-hidden`. */
export function Avatar({ name, src, tone = 'neutral', size = 'md', className, ...rest }: AvatarProps) {
  const { locale } = useLocale();
  return (
    <Radix.Root
      role="img"
      aria-label={name}
      title={name}
      {...rest}
      className={cn(
        'inline-flex shrink-0 select-none items-center justify-center overflow-hidden rounded-full border font-medium',
        tones[tone],
        avatarSizes[size],
        className,
      )}
    >
      {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      <Radix.Fallback aria-hidden>{initialsOf(name, locale)}</Radix.Fallback>
    </Radix.Root>
  );
}
