import type { Field } from '../compile/field.ts';
import { type Attachment, attachmentOf, isAccepted } from './attachment.ts';
import type { Kind, SampleContext } from './kind.ts';
import { text } from './text.ts';

/** A file or a picture, kept whole in the answer; `format: file` or `image`. An address of one elsewhere is taken as well. */
export const file: Kind = {
  ...text,
  // What a file holds are no words to be found by.
  words: (_field, answer) => nameOf(attachmentOf(answer)),
  rank: (_field, answer) => nameOf(attachmentOf(answer)),
  isSearched: false,
  filter: 'none',
  sample: (field, context) => {
    const made = (field.format === 'image' ? [pictureOf] : [noteOf, pictureOf]).map((make) => make(field, context));
    return made.find((one) => isFitting(field, one));
  },
};

/** Without a file of the type that is asked for, there is one elsewhere. */
function isFitting(field: Field, made: string): boolean {
  const { length } = made;
  const attachment = attachmentOf(made);
  if (length < (field.limit('minLength') ?? 0) || length > (field.limit('maxLength') ?? length)) return false;
  if (!attachment || attachment.bytes > (field.limit('maxSize') ?? attachment.bytes)) return false;
  return isAccepted(attachment, field.mediaTypes ?? ['*/*']);
}

function nameOf(attachment: Attachment | undefined): string {
  return attachment?.name ?? '';
}

/** Three bars in a colour of its own: it shows nothing that could be taken for a fact. */
function pictureOf(_field: Field, { index }: SampleContext): string {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="hsl(${(index * 67) % 360} 35% 55%)" d="M0 0h4v3H0z"/><path fill="#fff" opacity=".4" d="M0 ${index % 3}h4v1H0z"/></svg>`;
  return `data:image/svg+xml;name=sample-${index + 1}.svg;base64,${btoa(drawn)}`;
}

function noteOf(_field: Field, { index }: SampleContext): string {
  return `data:text/plain;name=sample-${index + 1}.txt;base64,${btoa(`Sample ${index + 1}`)}`;
}
