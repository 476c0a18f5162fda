import { type ReactNode, useState } from 'react';
import { PortalContainer } from '#components/portal-container';
import { isMore, schemeOf, type Theme } from '#tokens/brand';

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
    // Around it, as `html` is around an app: it has the brand, and what is in it the theme.
    <div data-brand="" className="min-w-0">
      <section
        ref={setFrame}
        aria-label={titles[theme]}
        data-theme={schemeOf(theme)}
        data-contrast={isMore(theme) ? 'more' : 'no-preference'}
        className="relative h-full rounded-sheet border border-line bg-canvas p-4 font-sans text-ink sm:p-6"
      >
        <PortalContainer container={frame}>{children}</PortalContainer>
      </section>
    </div>
  );
}
