import { useChapterMessages } from '#app/messages';
import { useScreenName } from '#app/screens';
import type { Screen } from '#specification';
import { Caption } from './caption.tsx';

const most = { columns: 4, fields: 6, widgets: 4 };

/** A screen as the document has it, without records: its columns, its fields, its figures. */
export function Sketch({ screen }: { screen: Screen }) {
  const { map } = useChapterMessages();
  const nameOf = useScreenName();
  return (
    <>
      <div aria-hidden className="flex aspect-16/10 flex-col gap-2 overflow-hidden bg-canvas p-3 text-xs">
        <span className="truncate text-sm font-semibold">{nameOf(screen)}</span>
        <Inside screen={screen} />
      </div>
      <Caption words={map.sketched} />
    </>
  );
}

function Inside({ screen }: { screen: Screen }) {
  switch (screen.kind) {
    case 'list':
      return <Rows headings={screen.columns.slice(0, most.columns).map(({ label }) => label.text)} />;
    case 'detail':
    case 'create':
    case 'edit':
      return <Boxes names={(screen.entity?.fields ?? []).slice(0, most.fields).map(({ label }) => label.text)} />;
    case 'dashboard':
      return (
        <Boxes
          names={screen.widgets
            .slice(0, most.widgets)
            .map(({ facts, entity }) => facts.title ?? entity?.plural.text ?? '')}
        />
      );
    case 'text':
      return <Rows headings={[screen.description ?? '']} />;
    case undefined:
      return null;
  }
}

function Rows({ headings }: { headings: readonly string[] }) {
  return (
    <div className="flex flex-col rounded-control border border-line bg-surface">
      <div className="flex gap-2 px-2 py-1 text-muted">
        {headings.map((heading) => (
          <span key={heading} className="min-w-0 flex-1 truncate">
            {heading}
          </span>
        ))}
      </div>
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-2 border-t border-line px-2 py-1.5">
          {headings.map((heading) => (
            <span key={heading} className="flex-1">
              <span className="block h-1.5 w-2/3 rounded-control bg-sunken" />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

function Boxes({ names }: { names: readonly string[] }) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {names.map((name) => (
        <span key={name} className="flex min-w-0 flex-col gap-0.5">
          <span className="truncate text-muted">{name}</span>
          <span className="h-4 rounded-control border border-line bg-surface" />
        </span>
      ))}
    </div>
  );
}
