import { Slot } from 'radix-ui';
import { type ComponentProps, createContext, use } from 'react';
import { cn } from '#components/internal';
import { headingSizes, textStyles, textTones } from './text.variants.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** What it is in the document's structure. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'code';
  /** `base` to read, smaller for what stands beside it; `note` is the hand of an annotation. */
  size?: keyof typeof textStyles;
  /** `neutral` to read, `muted` for what matters less; the others as anywhere. */
  tone?: keyof typeof textTones;
  /** Lends the look to its one child. */
  asChild?: boolean;
}

/** Words, in one of the sizes and tones there are. */
export function Text({ as = 'p', asChild = false, size = 'base', tone = 'neutral', className, ...rest }: TextProps) {
  const Root = asChild ? Slot.Root : as;
  return <Root {...(rest as ComponentProps<'p'>)} className={cn(textStyles[size], textTones[tone], className)} />;
}

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the document's outline, whatever its size. */
  level: 1 | 2 | 3 | 4;
  /** How large it is, whatever its level. */
  size?: keyof typeof headingSizes;
  /** Lends the look to its one child, such as a `legend`; its level is then the child's. */
  asChild?: boolean;
}

/** Whether what is drawn is a picture of a page inside of another: its headings only look as such. */
export const InPictureContext = createContext(false);

/** How far below another heading headings stand: by so much are they deeper in the outline of the page than they say. */
export const HeadingsBelowContext = createContext(0);

/** Names what follows. */
export function Heading({ level, asChild = false, size = 'md', className, ...rest }: HeadingProps) {
  const isPicture = use(InPictureContext);
  const depth = Math.min(6, level + use(HeadingsBelowContext)) as 1 | 2 | 3 | 4 | 5 | 6;
  const Root = asChild ? Slot.Root : isPicture ? 'p' : (`h${depth}` as const);
  return <Root {...rest} className={cn('min-w-0 text-ink', headingSizes[size], className)} />;
}
