import { Figures } from '#components/text';
import { dialled, isPhone } from '#specification';
import { FieldLink } from './field-link.tsx';
import type { FieldDisplayProps, FieldView } from './field-view.ts';
import { Swatch } from './swatch.tsx';

export const text: FieldView = { Display: TextDisplay };

function TextDisplay({ field, value, compact, leads }: FieldDisplayProps) {
  const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
  switch (field.format) {
    case 'phone':
      return leads && isPhone(written) ? (
        <FieldLink href={dialled(written)} compact={compact}>
          {written}
        </FieldLink>
      ) : (
        <bdi>
          <Figures>{written}</Figures>
        </bdi>
      );
    case 'color':
      return (
        <span className="inline-flex items-baseline gap-1.5">
          <Swatch color={written} />
          <bdi>{written}</bdi>
        </span>
      );
    default:
      return (
        <bdi>
          {written}
          {field.unit && <span className="text-muted"> {field.unit}</span>}
        </bdi>
      );
  }
}
