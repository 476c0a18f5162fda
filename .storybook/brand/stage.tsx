import { type ReactNode, useState } from 'react';
import { PortalContainer } from '#components/portal-container';
import type { Theme } from '#tokens/brand';

const titles: Record<Theme, string> = {
  light: 'Light',
  dark: 'Dark',
  'light-more': 'Light, more contrast',
  'dark-more': 'Dark, more contrast',
};

/** A part of the page in the brand and in a theme; what opens in it stays in it. */
export function Stage({ theme, children }: { theme: Theme; children: ReactNode }) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <section
      ref={setFrame}
      aria-label={titles[theme]}
      data-brand=""
      data-theme={theme.split('-')[0]}
      data-contrast={theme.endsWith('more') ? 'more' : 'no-preference'}
      className="relative min-w-0 rounded-sheet border border-line bg-canvas p-4 font-sans text-ink sm:p-6"
    >
      <PortalContainer container={frame}>{children}</PortalContainer>
    </section>
  );
}
