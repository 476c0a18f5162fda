import { useProduct } from '#app/product';
import { RuleSheet } from './rule-sheet.tsx';

/** Every rule with what it asks, a record that keeps it, one that breaks it, and what people then read. */
export function RulesDrawing() {
  const { rules } = useProduct();
  return (
    <div className="flex flex-col gap-4">
      {rules.map((rule) => (
        <RuleSheet key={rule.name} rule={rule} />
      ))}
    </div>
  );
}
