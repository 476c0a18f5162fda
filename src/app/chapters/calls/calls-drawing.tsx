import type { DrawingProps } from '#app/chapters';
import { useChapterMessages } from '#app/messages';
import { useProduct } from '#app/product';
import { Text } from '#components/text';
import { CallSheet } from './call-sheet.tsx';
import { Method } from './method.tsx';
import { Unused } from './unused.tsx';

/** A reference of the product's calls, each with a request and an answer made from samples, and a way to try it. */
export function CallsDrawing({ isWhole = false }: Pick<DrawingProps, 'isWhole'>) {
  const { operations, specification } = useProduct();
  const { access, calls: words } = useChapterMessages();
  const actions: Readonly<Record<string, string>> = access.actions;
  const stated = operations.filter(({ call }) => call);
  const assumed = operations.filter(({ call }) => !call);
  const used = new Set(stated.map(({ call }) => call?.name));
  return (
    <div className="flex flex-col gap-4">
      {stated.map((operation) => (
        <CallSheet key={operation.call?.name} operation={operation} />
      ))}
      {Object.entries(specification.calls)
        .filter(([name]) => !used.has(name))
        .map(([name, facts]) => (
          <Unused key={name} name={name} facts={facts} />
        ))}
      {assumed.length > 0 && (
        <details open={isWhole} className="rounded-sheet border border-dashed border-edge bg-surface">
          <summary className="px-4 py-2.5 font-semibold">
            {words.assumed} · {assumed.length}
          </summary>
          <div className="flex flex-col gap-3 border-t border-dashed border-edge p-4">
            <Text size="sm" tone="muted">
              {words.assumedText}
            </Text>
            <ul className="flex flex-col gap-1">
              {assumed.map(({ method, template, entity, does }) => (
                <li key={`${method} ${template.written}`} className="flex flex-wrap items-baseline gap-x-3">
                  <Method method={method} />
                  <code dir="ltr" className="annotation break-all">
                    {template.written}
                  </code>
                  <span className="text-sm text-muted">
                    {entity.label.text} · {entity.lifecycle?.transition(does)?.label.text ?? actions[does] ?? does}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </details>
      )}
    </div>
  );
}
