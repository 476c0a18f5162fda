import { FileText } from 'lucide-react';
import { useLocale } from '#components/locale';
import { type Attachment, attachmentOf, fileSize, isPicture, isSafeLink } from '#specification';
import { FieldLink } from './field-link.tsx';
import type { FieldDisplayProps, FieldView } from './field-view.ts';

export const file: FieldView = { Display: FileDisplay };

/** A file that is kept in the answer: a picture as it is, anything with a way to save it. */
function FileDisplay({ value, compact }: FieldDisplayProps) {
  const { locale } = useLocale();
  const written = String(value);
  const attachment = attachmentOf(written);
  if (!attachment)
    return compact || !isSafeLink(written) ? (
      <bdi className="break-all">{written}</bdi>
    ) : (
      <FieldLink href={written}>{written}</FieldLink>
    );
  if (compact) return <Thumbnail address={written} attachment={attachment} look="inline-block size-6 align-middle" />;
  return (
    <span
      className={`inline-flex max-w-full align-top ${isPicture(attachment) ? 'flex-col gap-1' : 'items-center gap-1.5'}`}
    >
      <Thumbnail address={written} attachment={attachment} look="h-24 max-w-full" />
      <span className="flex flex-wrap items-center gap-x-2">
        <FieldLink href={written} download={attachment.name}>
          <bdi className="break-all">{attachment.name}</bdi>
        </FieldLink>
        <span className="text-sm text-muted">{fileSize(locale, attachment.bytes)}</span>
      </span>
    </span>
  );
}

interface ThumbnailProps {
  address: string;
  attachment: Attachment;
  look: string;
}

/** A small picture of a file; a sheet where it is no picture. */
function Thumbnail({ address, attachment, look }: ThumbnailProps) {
  if (isPicture(attachment))
    return (
      <img
        src={address}
        alt={attachment.name}
        loading="lazy"
        decoding="async"
        className={`${look} w-auto self-start rounded-control border border-line object-contain`}
      />
    );
  return (
    <FileText role="img" aria-label={attachment.name} className="inline-block size-5 align-text-bottom text-muted" />
  );
}
