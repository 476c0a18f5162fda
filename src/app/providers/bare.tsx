import type { ReactNode } from 'react';
import { AppShell } from '#components/app-shell';

/** The frame while no document is open. */
export function Bare({ children }: { children: ReactNode }) {
  return (
    <AppShell brand={<span className="text-lg font-bold tracking-tight">Ninefold</span>} navigation={null}>
      {children}
    </AppShell>
  );
}
