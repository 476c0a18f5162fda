import { useSession } from '#app/data';
import { useMessages } from '#app/messages';
import { useTools } from '#app/messages/tools';
import { Description } from '#app/prose';
import { CreateLink } from '#app/screens';
import { Button } from '#components/button';
import { EmptyState } from '#components/empty-state';
import { listed, useLocale } from '#components/locale';
import { everything } from '#specification';
import { fieldOf } from './field-of.ts';
import { isBackwards } from './is-backwards.ts';
import type { ListPartProps } from './list-records.tsx';

/** Where there is no record: because none fits, or because there is none yet. */
export function EmptyList({ screen, entity, address }: ListPartProps) {
  const messages = useMessages();
  const tools = useTools();
  const { locale } = useLocale();
  const { subject } = useSession();
  if (!address.isNarrowed) {
    const mayCreate = entity.product.screenOf('create', entity)?.isFor(subject);
    return (
      <EmptyState title={messages.list.emptyTitle(entity.plural.text)} actions={<CreateLink entity={entity} />}>
        <Description text={entity.facts.description} />
        <p>{mayCreate ? messages.list.emptyText : messages.list.emptyTextElse}</p>
      </EmptyState>
    );
  }
  const { search, filters, view } = address.asked;
  const seen = search || filters.size > 0 ? undefined : screen.views.find(({ name }) => name === view);
  const backwards = [...address.asked.filters].flatMap(([name, filter]) => {
    const path = entity.pathTo(name);
    return path && isBackwards(fieldOf(path), filter) ? [path.label.text] : [];
  });
  return (
    <EmptyState
      title={seen ? tools.views.nothingIn(seen.label.text) : messages.list.nothingFits}
      actions={
        <Button onClick={() => address.go(everything, { own: undefined, columns: undefined })}>
          {seen ? tools.record.showAll(undefined) : messages.list.clearFilters}
        </Button>
      }
    >
      {backwards.length > 0
        ? `${listed(locale, backwards)}: ${tools.filters.backwards}`
        : seen
          ? messages.list.nothingInView
          : messages.list.nothingFitsText}
    </EmptyState>
  );
}
