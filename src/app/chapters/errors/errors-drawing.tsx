import { useProduct } from '#app/product';
import { ErrorSheet } from './error-sheet.tsx';

/** Every error as people would see it, with its status and what raises it. */
export function ErrorsDrawing() {
  const { specification } = useProduct();
  return (
    <div className="flex flex-col gap-4">
      {Object.entries(specification.errors).map(([name, facts]) => (
        <ErrorSheet key={name} name={name} facts={facts} />
      ))}
    </div>
  );
}
