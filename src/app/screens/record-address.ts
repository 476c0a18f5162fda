import { useDocument } from '#app/product';
import { type Entity, isEmpty, type Screen, type Values } from '#specification';

/** Where a record is found on a screen; undefined where the screen is not there, or not enough of the record is known. */
export function useRecordAddress(): (kind: Screen['kind'], entity: Entity, values: Values) => string | undefined {
  const { product, to } = useDocument();
  return (kind, entity, values) => {
    const screen = product.screenOf(kind, entity);
    if (!screen || screen.address.parameters.some((parameter) => isEmpty(values[parameter]))) return undefined;
    return to(screen.addressOf(values));
  };
}
