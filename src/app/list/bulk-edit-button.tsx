import { Suspense, useState } from 'react';
import { useTools } from '#app/messages/tools';
import { useShortcuts } from '#app/shortcuts';
import { Button } from '#components/button';
import { lazily } from '#components/lazily';
import type { Entity, Values } from '#specification';
import type { BulkAction, BulkList } from './bulk.ts';
import { HowFar } from './how-far.tsx';
import { useBulk } from './use-bulk.ts';

const BulkEdit = lazily(() => import('./bulk-edit.tsx'), 'BulkEdit');

interface BulkEditButtonProps {
  action: BulkAction;
  entity: Entity;
  /** All that are chosen. */
  records: readonly Values[];
  list: BulkList;
}

/** Gives one field of several records the same answer, which is asked first. */
export function BulkEditButton({ action, entity, records, list }: BulkEditButtonProps) {
  const { selection } = useTools();
  const { run, progress } = useBulk(entity, list);
  const [isOpen, setIsOpen] = useState(false);
  useShortcuts(selection.title, [{ label: selection.change, run: () => setIsOpen(true) }]);
  return (
    <>
      <Button size="sm" aria-haspopup="dialog" busy={progress !== undefined} onClick={() => setIsOpen(true)}>
        {selection.change} <HowFar progress={progress} />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <BulkEdit
            entity={entity}
            records={records}
            onClose={() => setIsOpen(false)}
            onChange={(change, ...rest) => {
              setIsOpen(false);
              void run({ ...action, change }, ...rest);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
