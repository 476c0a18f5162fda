import type { Thing } from '../../chapters/effects.ts';
import { keyWords } from './key-words.ts';
import { openWords, typeMarks, typeWords } from './type-words.ts';

/** What people look for who do not know what a key is called, where it is not read for it. */
const asked: Readonly<Record<string, string>> = {
  'field.required': 'mandatory obligatory compulsory notwendig obligatorisch',
  'field.unique': 'distinct duplicate einmalig doppelt مكرر 重複',
  'field.enum': 'dropdown picklist combo radio liste auswahlliste قائمة منسدلة ドロップダウン',
  'field.minimum': 'least lowest from mindestens أدنى 最小',
  'field.maximum': 'most highest upper limit höchstens أقصى 最大',
  'field.maxLength': 'characters length limit zeichen länge طول 文字数',
  'field.to': 'relation foreign key link lookup beziehung علاقة 関連',
  'field.computed': 'formula calculated derived formel berechnet محسوب 計算',
  'field.accept': 'upload file image media type hochladen رفع アップロード',
  'field.maxSize': 'upload file size dateigröße حجم サイズ',
  'access.permissions': 'rights who may allowed access rechte berechtigung صلاحيات 権限',
  'access.roles': 'groups users rolle benutzergruppe أدوار 役割',
  'purpose.currency': 'money euro dollar price geld preis عملة 通貨 料金',
  'lifecycle.states': 'status workflow zustand حالات 状態',
  'lifecycle.transitions': 'workflow steps actions ablauf انتقال 遷移',
  'transition.guard': 'condition precondition bedingung شرط 条件',
  'rule.assert': 'check validation constraint prüfung تحقق 検証',
};

/** The words by which a key of the vocabulary is known as well. */
export function alikeWords(thing: Thing, key: string): { read: readonly string[]; asked: string } {
  const own = Object.entries(keyWords[thing]).flatMap(([word, meant]) => (meant === key ? [word] : []));
  return { read: [...own, ...wordsOfField(thing, key)], asked: asked[`${thing}.${key}`] ?? '' };
}

/** Words for a type, or beside one, that state a key of a field. */
function wordsOfField(thing: Thing, key: string): string[] {
  if (thing !== 'field') return [];
  if (key === 'type') return [...typeWords.keys()];
  if (key === 'format')
    return [...typeWords].flatMap(([word, { format }]) => (format && format !== word ? [word] : []));
  if (key === 'enum') return [...openWords.choices];
  if (key === 'to') return [...openWords.reference];
  return [...typeMarks].flatMap(([word, [marked]]) => (marked === key && word !== key ? [word] : []));
}
