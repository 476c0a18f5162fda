import { useSamples } from '#app/chapters/drawn';
import { useProduct } from '#app/product';

/** What the sample users are called who hold a role; undefined where the product has none, or they are not here yet. */
export function useHolders(role: string): string[] | undefined {
  const { users } = useProduct();
  const samples = useSamples();
  if (!users?.roles || !samples) return undefined;
  const { entity, roles } = users;
  const records = samples.records[entity.name] ?? [];
  return records
    .filter((values) => [values[roles.name]].flat().includes(role))
    .map((values) => entity.displayOf(values) ?? entity.keyOf(values));
}
