import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { orders } from './rows.ts';

const rows = orders(100_000);
const ids = ['key', 'customer', 'city', 'amount'] as const;

/** What one writes with TanStack Virtual alone: rows of one height, without names, phone or print. */
function Table() {
  const place = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => place.current,
    estimateSize: () => 41,
    overscan: 10,
  });
  return (
    <div ref={place} style={{ height: 700, overflow: 'auto' }}>
      <div style={{ height: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, size }) => (
          <div key={index} style={{ position: 'absolute', top: start, height: size, display: 'flex' }}>
            {ids.map((id) => (
              <span key={id} style={{ width: 300 }}>
                {rows[index]?.[id]}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<Table />);
