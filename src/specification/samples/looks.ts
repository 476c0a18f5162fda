import type { Thing, Topic } from './words/index.ts';

/** What a sample of a field looks like. */
export type Look =
  | 'name'
  /** What something is called; of what has no other name its own. */
  | 'heading'
  | 'fullName'
  | 'firstName'
  | 'lastName'
  | 'mail'
  | 'phone'
  | 'street'
  | 'address'
  | 'postcode'
  | 'city'
  | 'company'
  | 'job'
  | 'colour'
  | 'code'
  | 'website'
  | 'quantity'
  | 'age'
  | 'year'
  | 'birth'
  | 'earlier'
  | 'recent'
  | 'due'
  | 'changed'
  | 'worth'
  /** Money that is planned, earned or owed over months. */
  | 'funds'
  /** What several things come to. */
  | 'total'
  /** By what a document of business is told from others. */
  | 'reference'
  | Thing
  | Topic;

/**
 * Words in the name or the title of a field that suggest what a sample of it looks like. An assumption that binds nothing:
 * it decides over the text of a sample, or which of the numbers and days that fit is taken, and over nothing else. What
 * stands first counts first.
 */
export const looks: readonly (readonly [Look, string])[] = [
  ['firstName', 'firstname givenname forename nickname vorname rufname spitzname 名 ニックネーム الاسم-الأول الكنية'],
  ['lastName', 'lastname surname familyname nachname familienname 姓 اسم-العائلة اللقب'],
  ['mail', 'email mail mailadresse メール البريد'],
  ['phone', 'phone telephone mobile fax telefon handy mobil rufnummer 電話 携帯 هاتف الهاتف جوال'],
  [
    'company',
    'company organisation organization supplier vendor employer firma unternehmen lieferant arbeitgeber verein 会社 企業 取引先 仕入先 شركة الشركة مورد المورد',
  ],
  ['street', 'street strasse straße 番地 الشارع شارع'],
  ['postcode', 'postcode zip zipcode postalcode plz postleitzahl 郵便番号 الرمز-البريدي'],
  ['city', 'city town ort stadt wohnort 市区町村 都市 المدينة'],
  ['country', 'country land 国 الدولة البلد'],
  ['address', 'address adresse anschrift 住所 العنوان-البريدي'],
  ['job', 'job jobtitle position profession occupation beruf stelle funktion 職業 役職 المهنة الوظيفة'],
  ['age', 'age alter 年齢 العمر'],
  ['birth', 'birthday birthdate dateofbirth born geburtsdatum geburtstag geboren 生年月日 誕生日 الميلاد'],
  [
    'earlier',
    'bought boughton purchased purchasedate since founded joined hiredon memberSince kaufdatum gekauft seit gegründet eintritt 購入日 入会日 入社日 الشراء انضم',
  ],
  [
    'recent',
    'lenton borrowedon orderedon orderdate receivedon invoicedate issuedon startedon paidon senton createdon reportedon leihdatum ausgeliehen bestelldatum bestelltam eingangsdatum rechnungsdatum ausgestellt begonnen bezahltam gemeldet 貸出日 注文日 受付日 発行日 請求日 開始日 支払日 تاريخ-الطلب تاريخ-الإعارة تاريخ-الإصدار تاريخ-الفاتورة تاريخ-البدء',
  ],
  [
    'due',
    'due dueon duedate deadline until validuntil frist fällig fälligam fälligkeit bis 期限 返却期限 締切 納期 الاستحقاق موعد-التسليم',
  ],
  [
    'changed',
    'changed changedat changedon updated updatedat updatedon modified modifiedat lastchanged lastmodified lastupdated geändert geändertam aktualisiert aktualisiertam 更新日時 更新日 変更日時 最終更新 آخر-تحديث آخر-تعديل تاريخ-التحديث تاريخ-التعديل',
  ],
  [
    'worth',
    'worth purchaseprice purchasecost acquisitioncost newprice wert kaufpreis anschaffungspreis anschaffungskosten neupreis 購入価格 取得価額 سعر-الشراء',
  ],
  [
    'funds',
    'budget salary wage income revenue turnover rent gehalt lohn umsatz miete einkommen 予算 給与 売上 家賃 ميزانية الميزانية راتب الراتب إيراد إيجار',
  ],
  ['total', 'total sum subtotal betrag summe gesamt gesamtbetrag 合計 金額 مبلغ المبلغ إجمالي الإجمالي'],
  ['year', 'year jahr baujahr 年 年度 سنة السنة'],
  [
    'quantity',
    'quantity amount count pieces guests people persons seats copies anzahl menge stück personen plätze gäste 数量 個数 人数 冊数 كمية الكمية عدد',
  ],
  ['make', 'make maker brand manufacturer marke hersteller fabrikat メーカー ブランド الصانع العلامة الماركة'],
  [
    'code',
    'model type serial serialnumber sku articlenumber modell typ seriennummer artikelnummer 型番 型式 製造番号 品番 الطراز موديل الرقم-التسلسلي',
  ],
  ['colour', 'colour color farbe 色 اللون'],
  ['website', 'website homepage url link webseite ウェブサイト الموقع-الإلكتروني'],
  ['part', 'part spare component teil ersatzteil bauteil 部品 قطعة القطعة'],
  ['product', 'product article item goods produkt artikel ware 商品 製品 品名 منتج المنتج سلعة'],
  ['department', 'department team abteilung 部署 部門 قسم القسم'],
  ['category', 'category group kategorie gruppe warengruppe 分類 カテゴリ فئة الفئة'],
  ['tag', 'tag tags label labels keywords schlagwort schlagworte stichworte タグ وسم وسوم'],
  ['room', 'room hall location raum zimmer saal standort 部屋 会場 教室 غرفة الغرفة قاعة'],
  ['event', 'event course lecture workshop veranstaltung kurs vortrag 行事 講座 イベント فعالية الفعالية دورة'],
  [
    'problem',
    'fault problem defect issue damage symptom complaint error fehler fehlerbild störung schaden mangel beschwerde 故障 不具合 症状 問題 عطل العطل مشكلة المشكلة',
  ],
  [
    'finding',
    'diagnosis finding findings result cause diagnose befund ergebnis ursache 診断 所見 原因 結果 تشخيص التشخيص نتيجة',
  ],
  ['reason', 'reason because grund begründung 理由 سبب السبب'],
  [
    'message',
    'message body reply answer comment nachricht antwort kommentar メッセージ 返信 コメント 本文 رسالة الرسالة تعليق',
  ],
  [
    'instruction',
    'instruction instructions step steps todo anleitung anweisung schritt schritte 手順 指示 تعليمات خطوة',
  ],
  ['title', 'subject task betreff aufgabe 件名 作業 الموضوع المهمة'],
  ['heading', 'title topic headline titel thema überschrift 題名 タイトル العنوان عنوان'],
  ['description', 'description about details summary beschreibung einzelheiten 説明 概要 وصف الوصف تفاصيل'],
  ['note', 'note notes remark remarks hint notiz notizen bemerkung hinweis anmerkung 備考 メモ ملاحظة ملاحظات'],
  [
    'fullName',
    'fullname person contact contactperson customer client guest author teacher driver owner ansprechpartner kunde kundin gast autor fahrer inhaber 氏名 お名前 担当者 顧客 著者 الاسم-الكامل العميل المؤلف المعلم',
  ],
  [
    'reference',
    'number no nr nummer reference invoicenumber ordernumber rechnungsnummer bestellnummer auftragsnummer belegnummer 番号 請求書番号 注文番号 رقم الرقم رقم-الفاتورة رقم-الطلب',
  ],
  ['name', 'name names bezeichnung 名前 名称 الاسم اسم'],
];

/** Words in the name or the title of an entity that suggest what its records are called. */
export const namedLike: readonly (readonly [Look, string])[] = [
  [
    'fullName',
    'person people friend neighbour neighbor colleague relative parent child manager nurse coach trainer player participant attendee visitor tenant landlord lawyer freund freundin nachbar nachbarin kollege kollegin trainerin spieler spielerin teilnehmer teilnehmerin besucher mieter mieterin vermieter 友達 友人 隣人 同僚 選手 参加者 صديق جار زميل لاعب مدرب مشارك user member customer client guest employee patient student pupil teacher driver technician contact author volunteer doctor reader mitarbeiter mitarbeiterin mitarbeitende mitglied kunde kundin gast benutzer nutzer patientin schüler schülerin lehrer lehrerin kontakt autor autorin helfer ärztin arzt 人 利用者 会員 顧客 お客様 社員 職員 患者 生徒 学生 先生 担当者 スタッフ 著者 شخص مستخدم عضو عميل زبون ضيف موظف مريض طالب معلم سائق مؤلف طبيب' +
      ' climber runner rider rower sailor diver cyclist swimmer dancer singer musician artist photographer gardener farmer cook chef baker waiter cleaner caretaker keeper guardian mentor tutor referee candidate applicant subscriber buyer seller donor host organizer operator inspector engineer mechanic electrician plumber consultant agent witness speaker examiner researcher scientist pilot captain passenger resident inhabitant founder lender borrower' +
      ' kletterer kletterin läufer läuferin fahrer fahrerin reiter reiterin segler seglerin taucher taucherin schwimmer schwimmerin tänzer tänzerin sänger sängerin musiker musikerin künstler künstlerin fotograf fotografin gärtner gärtnerin landwirt landwirtin koch köchin bäcker bäckerin kellner kellnerin hausmeister betreuer betreuerin bewerber bewerberin kandidat kandidatin käufer käuferin verkäufer verkäuferin spender spenderin veranstalter prüfer prüferin ingenieur ingenieurin mechaniker mechanikerin elektriker berater beraterin zeuge zeugin redner rednerin forscher forscherin pilotin bewohner bewohnerin' +
      ' 登山者 走者 応募者 講演者 乗客 住民 متسلق عداء متقدم متحدث راكب ساكن متبرع',
  ],
  [
    'company',
    'company supplier vendor organisation organization partner firma unternehmen lieferant lieferantin verein 会社 企業 仕入先 取引先 شركة مورد مؤسسة',
  ],
  ['city', 'city town branch stadt ort filiale 都市 市 支店 店舗 مدينة فرع'],
  ['part', 'part component teil ersatzteil bauteil 部品 قطعة'],
  ['product', 'product article item produkt artikel ware 商品 製品 منتج سلعة صنف'],
  ['department', 'department team abteilung 部署 部門 قسم إدارة'],
  ['category', 'category kategorie gruppe 分類 カテゴリ فئة'],
  [
    'tool',
    'tool equipment device machine instrument werkzeug gerät maschine 道具 工具 機器 機械 備品 أداة جهاز آلة معدات',
  ],
  ['room', 'room hall raum zimmer saal 部屋 会議室 教室 غرفة قاعة'],
  ['event', 'event course lecture veranstaltung kurs 行事 講座 イベント فعالية دورة'],
  ['project', 'project projekt vorhaben プロジェクト مشروع'],
  ['title', 'task todo job aufgabe auftrag 作業 課題 مهمة'],
  ['country', 'country land 国 دولة بلد'],
  ['pet', 'pet animal dog cat horse haustier tier hund katze pferd ペット 動物 犬 猫 馬 حيوان كلب قطة حصان'],
  ['book', 'book novel volume buch roman band 本 図書 書籍 كتاب رواية'],
];
