import type { FieldFacts } from '../../chapters/entities/vocabulary.ts';

/** What a word for a type states of a field. */
export interface TypeMeaning {
  type: NonNullable<FieldFacts['type']>;
  format?: string;
  unit?: string;
  items?: TypeMeaning;
}

const formatted = (format: string): TypeMeaning => ({ type: 'string', format });
const several = (items: TypeMeaning): TypeMeaning => ({ type: 'array', items });
const number: TypeMeaning = { type: 'number' };
const moneyIn = (unit: string): TypeMeaning => ({ type: 'number', format: 'money', unit });

/** What people call the types in the languages that a document is written in, beside the words of JSON Schema. */
const meanings: readonly [TypeMeaning, ...words: string[]][] = [
  [{ type: 'string' }, 'string', 'text', 'str', 'varchar', 'char', 'zeichenkette', 'نص', '文字列', 'テキスト'],
  [{ type: 'integer' }, 'integer', 'int', 'ganzzahl', 'ganze zahl', 'عدد صحيح', '整数'],
  [number, 'number', 'float', 'double', 'decimal', 'numeric', 'zahl', 'dezimalzahl', 'عدد', 'رقم', '数値', '数'],
  [
    { type: 'boolean' },
    ...['boolean', 'bool', 'yes/no', 'yes or no', 'true/false', 'checkbox', 'ja/nein', 'wahrheitswert'],
    ...['نعم/لا', 'はい/いいえ', '真偽値'],
  ],
  [formatted('date'), 'date', 'datum', 'تاريخ', '日付'],
  [
    formatted('date-time'),
    'datetime',
    'date-time',
    'date time',
    'date and time',
    'datum und uhrzeit',
    'timestamp',
    'zeitpunkt',
    'تاريخ ووقت',
    '日時',
  ],
  [formatted('time'), 'time', 'time of day', 'uhrzeit', 'وقت', '時刻'],
  [formatted('duration'), 'duration', 'dauer', 'مدة', '期間'],
  [
    formatted('email'),
    'email',
    'e-mail',
    'mail',
    'email address',
    'e-mail address',
    'e-mail-adresse',
    'بريد إلكتروني',
    'メール',
    'メールアドレス',
  ],
  [formatted('uri'), 'uri', 'url', 'link', 'website', 'webseite', 'webadresse', 'رابط', 'リンク'],
  [
    formatted('multiline'),
    ...['multiline', 'textarea', 'longtext', 'long text', 'langtext', 'langer text', 'mehrzeilig', 'نص طويل', '複数行'],
  ],
  [formatted('markdown'), 'markdown', 'rich text', 'formatted text'],
  [
    { type: 'number', format: 'money' },
    ...[
      'money',
      'price',
      'currency',
      'amount of money',
      'geld',
      'preis',
      'betrag',
      'geldbetrag',
      'مبلغ',
      'سعر',
      '金額',
      '価格',
    ],
  ],
  [moneyIn('EUR'), 'eur', 'euro', 'euros', '€', 'يورو', 'ユーロ'],
  [moneyIn('USD'), 'usd', 'us$', 'us dollar', 'us dollars', 'us-dollar', 'دولار أمريكي', '米ドル'],
  [moneyIn('GBP'), 'gbp', '£', 'pound sterling', 'british pounds', 'britische pfund', 'جنيه إسترليني', '英ポンド'],
  [moneyIn('CHF'), 'chf', 'sfr', 'swiss francs', 'franken', 'schweizer franken', 'فرنك سويسري', 'スイスフラン'],
  [moneyIn('JPY'), 'jpy', 'yen', '円', 'ين'],
  [formatted('image'), 'image', 'picture', 'photo', 'img', 'bild', 'foto', 'صورة', '画像', '写真'],
  [formatted('file'), 'file', 'upload', 'attachment', 'blob', 'audio', 'video', 'datei', 'anhang', 'ملف', 'ファイル'],
  [
    formatted('phone'),
    ...[
      'phone',
      'tel',
      'telephone',
      'phone number',
      'telephone number',
      'telefon',
      'telefonnummer',
      'هاتف',
      '電話',
      '電話番号',
    ],
  ],
  [{ type: 'number', format: 'percent' }, 'percent', 'percentage', '%', 'prozent', 'نسبة مئوية', 'パーセント'],
  [formatted('color'), 'color', 'colour', 'farbe', 'لون', '色'],
  [{ type: 'integer', format: 'rating' }, 'rating', 'stars', 'star rating', 'bewertung', 'sterne', 'تقييم', '評価'],
  [several({ type: 'string' }), 'tags', 'schlagwörter', 'وسوم', 'タグ'],
  [several(formatted('image')), 'images', 'pictures', 'photos', 'bilder', 'fotos', 'صور'],
  [several(formatted('file')), 'files', 'uploads', 'attachments', 'dateien', 'anhänge', 'ملفات'],
  [several(formatted('email')), 'emails', 'e-mails', 'email addresses', 'e-mail addresses', 'e-mail-adressen'],
  [several(formatted('phone')), 'phone numbers', 'telephone numbers', 'telefonnummern'],
  [several(formatted('uri')), 'links', 'urls', 'websites', 'webseiten'],
];

/** What each word for a type means. */
export const typeWords: ReadonlyMap<string, TypeMeaning> = new Map(
  meanings.flatMap(([meaning, ...words]) => words.map((word): [string, TypeMeaning] => [word, meaning])),
);

/** Words for what has to be stated further: which choices, which entity, which parts. */
export const openWords = {
  choices: ['enum', 'choice', 'choices', 'select', 'options', 'dropdown', 'auswahl', 'اختيار', '選択'],
  reference: [
    ...(['reference', 'ref', 'relation', 'relationship', 'foreign key', 'fk', 'lookup', 'belongs to'] as const),
    ...(['verweis', 'beziehung', 'verknüpfung', 'مرجع', 'علاقة', '参照', '関連'] as const),
  ],
  address: ['address', 'adresse', 'anschrift', 'عنوان', '住所'],
  list: ['list', 'array', 'liste', 'قائمة', 'リスト'],
} as const;

/** Those words in front of what they want: `ref Customer`, `list of orders`, `enum(new, sold)`. */
export const callPattern = (words: string, of: string) =>
  `${words}(?: +(?:to|of|from|among|auf|von|aus|zwischen) +| *[([:] *| +)${of}[)\\]]?`;

/** What choices are listed with in a text. */
export const choicesAfter = 'one of';
/** What stands between them: `a, b or c`, `a, b, and c`. */
export const choiceBreaks = ' *[,،、|/] *(?:(?:and|or|und|oder|أو) +)?| +(?:or|oder|أو) +';
export const choicePattern = '[\\p{L}_][\\p{L}\\p{M}\\p{N}_ -]*';

type Mark = readonly [key: 'required' | 'unique' | 'readOnly', value: boolean, ...words: string[]];

const marks: readonly Mark[] = [
  ['required', true, 'required', 'mandatory', 'obligatory', 'compulsory', 'not null', 'pflicht', 'pflichtfeld'],
  ['required', true, 'erforderlich', 'إلزامي', 'مطلوب', '必須'],
  ['required', false, 'optional', 'nullable', 'freiwillig', 'اختياري', '任意'],
  ['unique', true, 'unique', 'primary key', 'eindeutig', 'فريد', '一意'],
  ['readOnly', true, 'readonly', 'read-only', 'read only', 'schreibgeschützt'],
];

/** What people add to a type, and the fact that it states. */
export const typeMarks: ReadonlyMap<string, readonly [key: Mark[0], value: boolean]> = new Map(
  marks.flatMap(([key, value, ...words]) => words.map((word) => [word, [key, value]] as const)),
);
