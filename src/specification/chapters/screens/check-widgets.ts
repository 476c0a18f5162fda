import { kindOf } from '../../fields/index.ts';
import type { Checker } from '../checker.ts';
import type { FieldFacts } from '../entities/vocabulary.ts';
import type { ScreenFacts, WidgetFacts } from './vocabulary.ts';

const times = new Set(['date', 'dateTime']);
const numbers = new Set(['duration', 'integer', 'money', 'number']);

/** Figures and pictures: of things that there are, by something that they can be drawn by. */
export function checkWidgets(checker: Checker, at: string, { widgets }: ScreenFacts) {
  for (const [index, widget] of (widgets ?? []).entries()) checkWidget(checker, `${at}.widgets.${index}`, widget);
}

function checkWidget(checker: Checker, path: string, widget: WidgetFacts) {
  const { kind, of, by, per, aggregate, field } = widget;
  checker.entity(`${path}.of`, of);
  if (of === null) checker.error(`${path}.of`, 'widget.of');
  const grouped = by ? known(checker, `${path}.by`, of, by) : undefined;
  const counted = field ? known(checker, `${path}.field`, of, field) : undefined;
  if (kind === 'line' && grouped && !times.has(kindOf(grouped).kind))
    checker.error(`${path}.by`, 'widget.line', { name: by ?? '' });
  if (per && grouped && !times.has(kindOf(grouped).kind))
    checker.error(`${path}.per`, 'widget.per', { name: by ?? '' });
  if (kind === 'figure' && by) checker.warn(`${path}.by`, 'widget.figure');
  if (kind && kind !== 'figure' && by === null) checker.error(`${path}.by`, 'widget.by', { kind });
  if (field && !aggregate) checker.warn(`${path}.field`, 'widget.fieldAlone');
  if (field && aggregate === 'count') checker.warn(`${path}.field`, 'widget.count');
  if (!aggregate || aggregate === 'count' || !counted) return;
  const isOrdered = aggregate === 'min' || aggregate === 'max';
  const { kind: counts } = kindOf(counted);
  if (!numbers.has(counts) && !(isOrdered && times.has(counts)))
    checker.error(`${path}.aggregate`, 'widget.aggregate', { aggregate, name: field ?? '' });
}

/** The field at a path, where its type is stated. */
function known(
  checker: Checker,
  path: string,
  entity: string | null | undefined,
  name: string,
): FieldFacts | undefined {
  const found = checker.field(path, entity, name);
  return found && !(kindOf(found.field).assumed && !found.field.type) ? found.field : undefined;
}
