/** Documents that samples are tried with, beside the one of the examples. */
export const documents: Record<string, string> = {};

documents.termine = `
# Praxis
## 1. Zweck
\`\`\`yaml
locales: [de]
currency: JPY
timeZone: Asia/Tokyo
\`\`\`
## 2. Ansichten
\`\`\`yaml
termine: { kind: list, entity: Termin, path: /termine }
\`\`\`
## 3. Daten
\`\`\`yaml
Stadt: { key: plz, fields: { plz: { type: string, required: true, pattern: "^[1-9][0-9]{4}$" }, name: { type: string, required: true, minLength: 2, maxLength: 6 } } }
Klinik: { fields: { stadt: { type: reference, to: Stadt, required: true }, name: { type: string, required: true, unique: true } } }
Raum:
  key: nummer
  unique: [[klinik, etage]]
  fields:
    nummer: { type: integer, required: true, minimum: 100, maximum: 999 }
    klinik: { type: reference, to: Klinik, required: true }
    etage: { type: integer, minimum: 0, maximum: 12 }
    größe: { type: number, unit: m², exclusiveMinimum: 8, exclusiveMaximum: 40, multipleOf: 0.5 }
Termin:
  key: code
  fields:
    code: { type: string, readOnly: true, pattern: "^T-(A|B)[0-9]{4}$" }
    stadt: { type: reference, to: Stadt, required: true }
    raum: { type: reference, to: Raum, required: true, where: record.klinik.stadt == form.stadt }
    tag: { type: string, format: date, required: true }
    stunde: { type: integer, minimum: 8, maximum: 17, required: true }
    preis: { type: number, format: money, required: true, minimum: 500, multipleOf: 50 }
    rabatt: { type: number, format: money, minimum: 0, multipleOf: 50 }
    brutto: { type: number, format: money, computed: (record.preis - record.rabatt) * 1.1 }
    befund: { type: string, format: multiline, minLength: 20, maxLength: 60, relevantWhen: record.status == 'fertig' }
    angelegt: { type: string, format: date-time, readOnly: true }
    status: { type: string }
\`\`\`
## 4. Zustände
\`\`\`yaml
Termin:
  field: status
  initial: offen
  states: { offen: {}, bestätigt: {}, fertig: {}, abgesagt: {} }
  transitions:
    bestätigen: { from: offen, to: bestätigt, asks: [rabatt], guard: record.rabatt != null }
    abschließen: { from: bestätigt, to: fertig, asks: [befund] }
    absagen: { from: [offen, bestätigt], to: abgesagt }
\`\`\`
## 5. Regeln
\`\`\`yaml
rabatt: { entity: Termin, assert: record.rabatt <= record.preis / 2, at: [rabatt] }
frei: { entity: Termin, assert: "!records.Termin.exists(t, t.raum == record.raum && t.tag == record.tag && t.stunde == record.stunde)", at: [stunde] }
gleich: { entity: Termin, assert: record.raum.klinik.stadt.plz == record.stadt.plz, at: [raum] }
später: { entity: Termin, assert: record.tag >= date(record.angelegt), at: [tag] }
\`\`\`
`;

documents.enrolment = `
## 1. الغرض
\`\`\`yaml
locales: [ar]
currency: SAR
\`\`\`
## 3. البيانات
\`\`\`yaml
مدرسة: { title: مدرسة, fields: { الاسم: { type: string, required: true, maxLength: 12 }, البريد: { type: string, format: email, required: true } } }
طالب:
  title: طالب
  key: الرقم
  fields:
    الرقم: { type: string, pattern: "^ط-[0-9]{3}$", required: true }
    الاسم: { type: string, required: true, examples: [ليلى, عمر] }
    "تاريخ الميلاد": { type: string, format: date, required: true }
    العمر: { type: integer, minimum: 6, maximum: 18, required: true }
    الصف: { type: integer, minimum: 1, maximum: 12, required: true }
    ولي: { type: object, required: true, properties: { الاسم: { type: string, required: true }, الهاتف: { type: string, format: phone, pattern: "^[+][0-9 ]+$" } } }
    المدرسة: { type: reference, to: مدرسة, required: true }
    أخ: { type: reference, to: طالب }
    none: { type: string, enum: [none, some] }
\`\`\`
## 5. القواعد
\`\`\`yaml
عمر: { entity: طالب, assert: "record['الصف'] + 5 <= record['العمر']", at: [الصف] }
أخ: { entity: طالب, assert: "record['أخ'] != record['الرقم']", at: [أخ] }
\`\`\`
`;

documents.nested = `
## 2. Screens
\`\`\`yaml
kits: { kind: list, entity: kit, path: /kits }
\`\`\`
## 3. Entities
\`\`\`yaml
person: { fields: { name: { type: string, required: true }, roles: { type: array, items: { type: string, enum: [buyer, clerk, owner] } } } }
node: { fields: { name: { type: string, required: true }, parent: { type: reference, to: node, required: true, where: record.name != '' } } }
left: { fields: { other: { type: reference, to: right, required: true } } }
right: { fields: { other: { type: reference, to: left, required: true } } }
kit:
  key: sku
  samples:
    - { sku: KIT-7, label: Stated, weight: 2.5, kind: plain, grades: [1, 2], boxes: [{ code: ZZ-99, items: [{ ean: "0000000000017", count: 2 }] }] }
    - { label: Another, weight: 1, kind: plain, grades: [2, 3], boxes: [{ code: ZZ-98, items: [{ ean: "0000000000024", count: 4 }] }] }
  fields:
    sku: { type: string, readOnly: true, pattern: "^KIT-[1-9][0-9]*$", maxLength: 8 }
    label: { type: string, required: true, unique: true, maxLength: 9 }
    weight: { type: number, required: true, minimum: 0.1, maximum: 30, multipleOf: 0.1 }
    colour: { type: string, pattern: "^#[0-9a-f]{6}$" }
    lot: { type: string, pattern: "^[A-Z]{2}\\\\d{2}(-[XYZ])?$", minLength: 6, maxLength: 6 }
    kind: { type: string, enum: [plain, fragile], required: true }
    grades: { type: array, items: { type: integer, enum: ["1", "2", "3"] }, minItems: 2, maxItems: 3, uniqueItems: true, required: true }
    boxes:
      type: array
      minItems: 1
      maxItems: 3
      required: true
      items:
        type: object
        properties:
          code: { type: string, required: true, unique: true, pattern: "^[A-Z]{2}-[0-9]{2}$" }
          isFragile: { type: boolean }
          padding: { type: number, minimum: 0.5, maximum: 5, multipleOf: 0.5, required: true, relevantWhen: item.isFragile }
          items:
            type: array
            minItems: 1
            required: true
            items: { type: object, properties: { ean: { type: string, required: true, pattern: "^[0-9]{13}$" }, count: { type: integer, required: true, minimum: 2, multipleOf: 2 }, sum: { type: integer, computed: item.count * 2 } } }
    size: { type: object, properties: { width: { type: integer, minimum: 1, required: true }, height: { type: integer, minimum: 1, required: true } } }
    owner: { type: reference, to: person, where: "'owner' in record.roles" }
    packedAt: { type: string, format: date-time, readOnly: true }
\`\`\`
## 5. Rules
\`\`\`yaml
fragile: { entity: kit, when: record.kind == 'fragile', assert: "record.boxes.exists(b, b.isFragile)", at: [boxes] }
never: { entity: kit, assert: record.colour == null, at: [colour] }
square: { entity: kit, assert: record.size.width <= record.size.height, at: [size] }
\`\`\`
## 6. Access
\`\`\`yaml
users: { entity: person, roles: roles }
roles: { buyer: {}, clerk: {}, owner: {} }
\`\`\`
`;
