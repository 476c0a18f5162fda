import { useQuery } from '@tanstack/react-query';
import { useDocument } from '#app/product';
import { freshly } from '#components/lazily';
import type { Rule } from '#specification';
import type { WorkedRule } from '#specification/samples';
import { useSamples } from './use-samples.ts';

/** A rule with the examples that were found for it. */
export interface Worked extends WorkedRule {
  /** What people read of the record that breaks it. */
  said?: { title?: string; detail?: string };
}

const loadSamples = () => import('#specification/samples');
const loadValidation = () => import('#specification/validation');

/** A rule, tried on the samples; undefined while it is. */
export function useWorkedRule(rule: Rule | undefined): Worked | undefined {
  const { id, reading } = useDocument();
  const samples = useSamples();
  const { data } = useQuery<Worked>({
    queryKey: ['worked rule', id, rule?.name, reading],
    enabled: samples !== undefined && rule !== undefined,
    queryFn: async () => {
      if (!rule) return { paths: [] };
      const { workRule } = await freshly(loadSamples);
      const { filledIn, ready } = await freshly(loadValidation);
      await ready();
      const worked = workRule(rule, samples?.records ?? {}, samples?.now ?? new Date());
      const { fails } = worked;
      const { entity } = rule;
      if (!fails || !entity) return worked;
      const fill = (text: string) => filledIn(text, entity, fails.values, fails.around) || undefined;
      return { ...worked, said: { title: fill(rule.says.title.text), detail: fill(rule.says.detail) } };
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  return data;
}
