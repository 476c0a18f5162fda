/** A file as an answer keeps it: `data:image/png;name=lamp.png;base64,…`. */
export interface Attachment {
  name: string;
  /** `image/png`; empty where it is not known. */
  type: string;
  bytes: number;
}

/** What browsers show as a picture, and that can run nothing there. */
const pictures = /^image\/(png|jpe?g|gif|webp|avif|svg\+xml|bmp)$/i;

/** What an answer keeps; undefined where it is no file. */
export function attachmentOf(answer: unknown): Attachment | undefined {
  if (typeof answer !== 'string' || !answer.startsWith('data:')) return undefined;
  const comma = answer.indexOf(',');
  const [type = '', ...parameters] = answer.slice('data:'.length, Math.max(comma, 0)).split(';');
  if (comma < 0 || parameters.at(-1) !== 'base64') return undefined;
  const written = parameters.find((one) => one.startsWith('name='))?.slice('name='.length);
  const padding = /=*$/.exec(answer.slice(-2))?.[0].length ?? 0;
  const bytes = Math.max(Math.floor(((answer.length - comma - 1) * 3) / 4) - padding, 0);
  return { name: decoded(written) || type, type, bytes };
}

/** Whether it can be shown as a picture. */
export function isPicture({ type }: Pick<Attachment, 'type'>): boolean {
  return pictures.test(type);
}

/** Whether it is of one of some media types: `image/png`, `image/*`. */
export function isAccepted({ type }: Pick<Attachment, 'type'>, types: readonly string[]): boolean {
  const [group] = type.toLowerCase().split('/');
  return types.some((one) => [type.toLowerCase(), `${group}/*`, '*/*'].includes(one.toLowerCase()));
}

function decoded(written = ''): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}
