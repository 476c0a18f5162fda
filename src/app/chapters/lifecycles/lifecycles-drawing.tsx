import type { DrawingProps } from '#app/chapters';
import { useProduct } from '#app/product';
import { LifecycleDrawing } from './lifecycle-drawing.tsx';

/** Chapter 4 as pictures: a statechart for each entity that has states. */
export function LifecyclesDrawing({ isWhole }: Pick<DrawingProps, 'isWhole'>) {
  const { entities } = useProduct();
  return entities.map(
    ({ name, lifecycle }) => lifecycle && <LifecycleDrawing key={name} lifecycle={lifecycle} isWhole={isWhole} />,
  );
}
