import type { Field } from '../compile/index.ts';
import { remember } from '../remember.ts';
import { among, wordTable } from './word-table.ts';

/** Where a day stands among those of its record, by what it is called. */
export interface DayPlace {
  /** Of two the lower comes first. */
  rank: number;
  /** Whether it tells what has happened, and not what is planned. */
  hasHappened: boolean;
}

/** That of what ends. */
export const lastRank = 2;

/** In the order in which such things happen; what stands first counts first. An assumption that only places samples. */
const places = {
  opens:
    'born created added registered entered reported received ordered requested booked invoiced hired joined founded bought purchased acquired opened last geboren angelegt erstellt bestellt gemeldet eingegangen gebucht beantragt gekauft eingestellt erworben eröffnet letzte letzter 作成日 登録日 注文日 受付日 購入日 入社日 予約日 أنشئ الإنشاء الطلب التسجيل الشراء الحجز',
  begun:
    'lent borrowed loaned rented started begun issued sent shipped dispatched checked-in admitted geliehen ausgeliehen verliehen entliehen vermietet begonnen gestartet ausgestellt versendet verschickt 貸出日 開始した日 発送日 発行日 الإعارة الإرسال الإصدار',
  begins:
    'start starts starting begin begins beginning from arrival arrives checkin takeoff von vom ab start beginn anfang anreise ankunft 開始日 開始 から 到着日 到着 البدء البداية من الوصول',
  ended:
    'returned back closed ended finished completed resolved delivered paid cancelled canceled archived died left resigned checked-out zurückgegeben zurück geschlossen beendet abgeschlossen erledigt geliefert bezahlt storniert archiviert gestorben ausgetreten 返却日 完了日 終了した日 支払日 配達日 退社日 الإرجاع الإغلاق الإنجاز الدفع التسليم',
  ends: 'end ends ending to until till due deadline expires expiry expiration return checkout departure departs next bis ende frist fällig fälligkeit ablauf rückgabe rückgabedatum abreise abflug nächste nächster 終了日 終了 まで 期限 返却期限 締切 有効期限 出発日 النهاية الانتهاء إلى الاستحقاق المغادرة',
} as const;

const table = wordTable(Object.entries(places) as [keyof typeof places, string][]);
const placeOf: Readonly<Record<keyof typeof places, DayPlace>> = {
  opens: { rank: 0, hasHappened: true },
  begun: { rank: 1, hasHappened: true },
  begins: { rank: 1, hasHappened: false },
  ended: { rank: lastRank, hasHappened: true },
  ends: { rank: lastRank, hasHappened: false },
};

const known = new WeakMap<Field, DayPlace | undefined>();

/** What the name of a field or its title says; undefined where it says nothing. */
export function dayPlaceOf(field: Field): DayPlace | undefined {
  return remember(known, field, () => {
    const found = among(table, field.name) ?? among(table, field.label.text);
    return found && placeOf[found];
  });
}
