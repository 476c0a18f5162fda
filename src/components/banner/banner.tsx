import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { cn, type Tone, toneIcons, tones } from '#components/internal';
import { lazily } from '#components/lazily';

const Dismiss = lazily(() => import('./dismiss.tsx'), 'Dismiss', { ahead: false });

export interface BannerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** How much it matters; `critical` interrupts what a screen reader is saying. */
  tone?: Tone;
  /** What is so, in a sentence or less. */
  title: ReactNode;
  /** What can be done about it. */
  actions?: ReactNode;
  /** It need not be so for as long as it stands: takes it away. The focus goes to what stands beside it. */
  onDismiss?: () => void;
}

/** Something that a person should know about the whole page. A critical one is read out at once. */
export function Banner({ tone = 'info', title, actions, onDismiss, className, children, ...rest }: BannerProps) {
  const Icon = toneIcons[tone];
  return (
    <div
      role={tone === 'critical' ? 'alert' : 'status'}
      {...rest}
      className={cn('flex gap-3 rounded-sheet border p-item', tones[tone], className)}
    >
      <Icon aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
          <p className="font-semibold">{title}</p>
          {children && <div className="text-sm text-ink">{children}</div>}
        </div>
        {actions && <div className="flex max-w-full min-w-0 flex-wrap gap-2">{actions}</div>}
      </div>
      {onDismiss && (
        <Suspense>
          <Dismiss onDismiss={onDismiss} />
        </Suspense>
      )}
    </div>
  );
}
