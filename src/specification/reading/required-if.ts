import { conditionSaid } from '../vocabulary/condition-said.ts';
import { memberOf } from '../vocabulary/fields-of-record.ts';
import { inFlow } from '../vocabulary/written.ts';
import type { DraftNames } from './draft-names.ts';

const calledSo = /^(?:required|mandatory|needed|pflicht|erforderlich)[ _-]?(?:if|when|wenn|falls)$/i;
const isCondition = /[<>=]|^record\./;
const saidSo = /^(?:only )?(?:if|when|wenn|falls)\s+(\S.*)$/i;

/** When a field is to be required, where somebody states that at the field: `required: if ate`, `required if: ate`. */
export function requiredWhen(key: string, value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const said = value.trim();
  if (calledSo.test(key)) return said;
  return key === 'required' ? (saidSo.exec(said)?.[1] ?? (isCondition.test(said) ? said : undefined)) : undefined;
}

/** The rule that demands it. @param path of the field */
export function ruleRequiring(path: string, when: string, names: DraftNames): string {
  const [, entity = '', , field = ''] = path.split('.');
  const condition = conditionSaid(when, entity, names);
  return `${inFlow(`${field} required`)}: { entity: ${entity}, when: ${inFlow(condition)}, assert: ${inFlow(`${memberOf(field)} != null`)}, at: [${inFlow(field)}] }`;
}
