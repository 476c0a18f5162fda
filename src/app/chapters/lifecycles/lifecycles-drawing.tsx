import { useProduct } from '#app/product';
import { LifecycleDrawing } from './lifecycle-drawing.tsx';

/** Chapter 4 as pictures: a statechart for each entity that has states. */
export function LifecyclesDrawing() {
  const { entities } = useProduct();
  return entities.map(({ name, lifecycle }) => lifecycle && <LifecycleDrawing key={name} lifecycle={lifecycle} />);
}
