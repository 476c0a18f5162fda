import { fieldsMentioned } from '../../vocabulary/fields-of-record.ts';
import type { GapFinder } from '../gap-finder.ts';
import type { RuleFacts } from './vocabulary.ts';

/** What is not shown of rules. */
export function ruleGaps(finder: GapFinder) {
  for (const [name, rule] of Object.entries(finder.specification.rules)) {
    const at = `rules.${name}`;
    const subject = finder.titleOf(name, rule);
    const waits = { blocks: finder.screensOf(rule.entity) };
    if (rule.entity === undefined) finder.add('rule.entity', `${at}.entity`, subject, waits);
    if (rule.assert === undefined && rule.checkedBy !== 'server')
      finder.add('rule.assert', `${at}.assert`, subject, waits);
    if (rule.at === undefined && fieldsOf(finder, rule).length > 0) finder.add('rule.at', `${at}.at`, subject, waits);
    if (rule.error === undefined && rule.title === undefined) finder.add('rule.error', `${at}.error`, subject);
  }
}

/** The fields of its record that a rule asks. */
const fieldsOf = ({ specification }: GapFinder, { entity, assert }: RuleFacts) =>
  entity && assert ? fieldsMentioned(assert, Object.keys(specification.entities[entity]?.fields ?? {})) : [];
