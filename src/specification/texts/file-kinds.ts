import { type Language, languageOf } from './language.ts';

/** What kinds have no name that is the same everywhere. */
const words: Record<Language, Record<'image' | 'text' | 'audio' | 'video' | 'any', string>> = {
  en: { image: 'images', text: 'text', audio: 'audio', video: 'video', any: 'any file' },
  de: { image: 'Bilder', text: 'Text', audio: 'Audio', video: 'Video', any: 'jede Datei' },
  ar: { image: 'صور', text: 'نص', audio: 'صوت', video: 'فيديو', any: 'أي ملف' },
  ja: { image: '画像', text: 'テキスト', audio: '音声', video: '動画', any: 'すべてのファイル' },
};

const named: ReadonlyMap<string, string> = new Map([
  ['application/msword', 'Word'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word'],
  ['application/vnd.ms-excel', 'Excel'],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Excel'],
  ['application/vnd.ms-powerpoint', 'PowerPoint'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'PowerPoint'],
  ['application/vnd.oasis.opendocument.text', 'ODT'],
  ['application/vnd.oasis.opendocument.spreadsheet', 'ODS'],
  ['audio/mpeg', 'MP3'],
  ['text/markdown', 'Markdown'],
]);

/** `text or PDF`: media types as people call them. */
export function fileKinds(locale: string, types: readonly string[]): string {
  const kinds = words[languageOf(locale)];
  const called = types.map((type) => {
    const [kind = '', format = ''] = type.toLowerCase().split(/[/+;]/);
    if (kind === '*') return kinds.any;
    if (type === 'text/plain') return kinds.text;
    if (format === '*' && (kind === 'image' || kind === 'text' || kind === 'audio' || kind === 'video'))
      return kinds[kind];
    return named.get(type) ?? format.replace(/^(x-|vnd\.)/, '').toUpperCase();
  });
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(new Set(called));
}
