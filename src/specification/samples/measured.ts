import type { Field } from '../compile/index.ts';

/** Parts of names by which amounts and measures go. */
const words =
  'price cost fee amount total sum budget salary rate discount tax money weight height width length depth size area volume distance temperature hours duration score average ratio percent ' +
  'preis kosten gebühr betrag summe gehalt rabatt steuer gewicht höhe breite länge tiefe größe fläche volumen entfernung temperatur stunden dauer ' +
  '価格 料金 金額 合計 費用 重さ 重量 高さ 幅 長さ 面積 距離 温度 時間 سعر تكلفة رسوم مبلغ مجموع وزن ارتفاع عرض طول مساحة مسافة درجة';
const measures = words.split(' ');

/** Whether the name of a field, or its title, speaks of money or of a measure. */
export function isMeasured(field: Field): boolean {
  const named = `${field.name} ${field.label.text}`.toLowerCase();
  return measures.some((word) => named.includes(word));
}
