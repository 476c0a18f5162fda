import { describe, expect, test } from 'vitest';
import { isKeyA } from '#components/internal';
import { answerOf, isWhole, textOf } from './answer.ts';
import { type Asked, layoutOf } from './layout.ts';
import { pasted } from './pasted.ts';
import { runsOf } from './runs.ts';
import { settled, stepped, typedOn } from './typing.ts';

const day: Asked = { day: true, time: false, seconds: false };
const moment: Asked = { ...day, time: true };
const time: Asked = { day: false, time: true, seconds: false };

/** What comes of typing into an empty input; what is last in it is left. */
function typed(locale: string, text: string, asked = day) {
  const layout = layoutOf(locale, asked);
  const { answer } = settled(typedOn({ answer: {}, at: 0, typed: '' }, text, layout), layout);
  return textOf(answer, layout);
}

test.each([
  ['en-US', '03092026', '2026-03-09'],
  ['en-US', '3/9/2026', '2026-03-09'],
  ['de', '9.3.2026', '2026-03-09'],
  ['de', '932026', '2026-03-09'],
  ['de', '31', 'XXXX-XX-31'],
  ['de', '311', 'XXXX-01-31'],
  ['de', '0', null],
  ['ja', '２０２６0309', '2026-03-09'],
  ['ar-EG', '٠٩٠٣٢٠٢٦', '2026-03-09'],
  ['fa', '۱۴۰۴۱۲۱۸', '2026-03-09'],
  ['th', '9/3/2569', '2026-03-09'],
  ['de', '31.2.2026', '2026-02-31'],
])('in %s, %s is %s', (locale, text, value) => expect(typed(locale, text)).toBe(value));

test.each([
  ['en-US', '0230p', '14:30'],
  ['en-US', '1200a', '00:00'],
  ['en-US', '230', 'XX:30'],
  ['de', '1430', '14:30'],
  ['de', '9:05', '09:05'],
  ['ar', '0230م', '14:30'],
])('in %s, the time %s is %s', (locale, text, value) => expect(typed(locale, text, time)).toBe(value));

test('two digits are a year of our time, and a day that there is not is none', () => {
  const year = new Date().getFullYear();
  expect(typed('de', `0903${String(year).slice(2)}`)).toBe(`${year}-03-09`);
  expect(typed('de', `0903${String(year - 70).slice(2)}`)).toBe(`${year - 70}-03-09`);
  const layout = layoutOf('de', day);
  expect(isWhole(answerOf('2026-02-31', layout), layout)).toBe(false);
  expect(isWhole(answerOf('2026-02-28', layout), layout)).toBe(true);
});

test.each([
  ['en-US', day, '2026-03-09'],
  ['de', moment, '2026-03-09T14:30'],
  ['en-US', moment, '2026-03-09T00:05'],
  ['fa', day, '2026-03-09'],
  ['ja-JP-u-ca-japanese', day, '2026-03-09'],
  ['ja-JP-u-ca-japanese', day, '1989-01-07'],
  ['he-IL-u-ca-hebrew', day, '2024-03-09'],
  ['de', { ...time, seconds: true }, '14:30:15'],
  ['de', moment, '2026-XX-09T14:XX'],
  ['de', day, 'XXXX-02-29'],
  ['fa', day, '1405-XX-09[u-ca=persian]'],
  ['fa', moment, '1404-12-30T14:XX[u-ca=persian]'],
  ['th', day, 'XXXX-03-09[u-ca=buddhist]'],
  ['ja-JP-u-ca-japanese', day, '0008-XX-09[era=reiwa][u-ca=japanese]'],
  ['ja-JP-u-ca-japanese', day, '0008-XX-09[era=XX][u-ca=japanese]'],
])('in %s, %j, %s is filled in and told again', (locale, asked, value) => {
  const layout = layoutOf(locale, asked);
  expect(textOf(answerOf(value, layout), layout)).toBe(value);
});

test('what is typed in another calendar is not taken for the days of this one', () => {
  const fa = '1405-XX-09[u-ca=persian]';
  expect(answerOf(fa, layoutOf('de', day))).toEqual({});
  expect(answerOf(fa, layoutOf('th', day))).toEqual({});
  expect(answerOf('2026-XX-09', layoutOf('fa', day))).toEqual({});
});

describe('put in at once', () => {
  test.each([
    ['de', day, '2026-03-09', '2026-03-09'],
    ['de', day, ' 9.3.26 ', '2026-03-09'],
    ['en-US', day, '3/9/2026', '2026-03-09'],
    ['ja', day, '2026年3月9日', '2026-03-09'],
    ['fa', day, '2026-03-09', '2026-03-09'],
    ['fa', day, '۱۴۰۴/۱۲/۱۸', '2026-03-09'],
    ['en-US', moment, '2026-03-09T14:30', '2026-03-09T14:30'],
    ['en-US', moment, '03/09/2026, 2:30 PM', '2026-03-09T14:30'],
    ['en-US', time, '14:30', '14:30'],
    ['en-US', time, '2:30 pm', '14:30'],
    ['en-US', day, 'December 24, 2026', '2026-12-24'],
    ['en-US', day, 'Thursday, 24 Dec 2026', '2026-12-24'],
    ['en-US', day, '24.12.2026', '2026-12-24'],
    ['en-US', day, '02.12.2026', '2026-12-02'],
    ['de', day, '24. Dezember 2026', '2026-12-24'],
    ['de', day, 'Donnerstag, 5. März 2026', '2026-03-05'],
    ['de', day, 'Mar 5, 2026', '2026-03-05'],
    ['ar', day, '٥ مارس ٢٠٢٦', '2026-03-05'],
    ['en-US', moment, 'March 9, 2026 at 2:30 PM', '2026-03-09T14:30'],
    ['de', moment, '9.3.2026 2:30 PM', '2026-03-09T14:30'],
    ['de', time, '12:05 a.m.', '00:05'],
    ['de', time, '14:30', '14:30'],
    ['de', moment, '2026-03-09T14:30:00Z', undefined],
    ['de', moment, '2026-03-09T14:30+01:00', undefined],
    ['de', day, '2026-03-09T14:30:00Z', '2026-03-09'],
    ['en-US', day, 'hello 5', undefined],
    ['de', day, '13.13.2026', undefined],
    ['de', day, 'tomorrow', undefined],
    ['de', day, '0903', undefined],
    ['en-US', day, '20260405', '2026-04-05'],
    ['de', moment, '20260309T14:30', '2026-03-09T14:30'],
    ['de', day, '12345678', undefined],
    ['de', day, '202604051', undefined],
    ['fr', day, 'mar. 9 juin 2026', '2026-06-09'],
    ['fr', day, '9 mars 2026', '2026-03-09'],
    ['fr', day, '9 mar 2026', '2026-03-09'],
    ['hu', day, '2026. okt. 14., Sze', '2026-10-14'],
    ['vi', day, 'Thứ 6, 9 thg 1, 2026', undefined],
    ['en-US', day, 'Mon, Mar 9, 2026, 2:30 PM', '2026-03-09'],
    ['ar', moment, '9 مارس 2026 09:30', '2026-03-09T09:30'],
    ['ar', moment, '9 مارس 2026 09:30 م', '2026-03-09T21:30'],
    ['zh-TW', time, '晚上7:05', '19:05'],
    ['zh-TW', time, '上午7:05', '07:05'],
    ['zh-TW', time, '凌晨3:05', '03:05'],
    ['en-US', time, '7:05 in the evening', '19:05'],
    ['en-US', moment, '2026-03-09T14:30:00.250', '2026-03-09T14:30'],
  ])('in %s, %j, %s is %s', (locale, asked, text, value) => {
    const layout = layoutOf(locale, asked);
    const answer = pasted(text, layout);
    expect(answer && textOf(answer, layout)).toBe(value);
  });
});

test.each(['fr', 'es', 'it', 'ro', 'hu', 'de', 'en-US', 'en-GB', 'pt', 'nl', 'pl', 'sv', 'ar', 'ja'])(
  'in %s every day that the language writes with its weekday is read as that day, or not at all',
  (locale) => {
    const layout = layoutOf(locale, day);
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
    const short = new Intl.DateTimeFormat(locale, {
      ...{ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' },
    });
    for (let at = 0; at < 365; at += 5) {
      const date = new Date(Date.UTC(2026, 0, 1 + at));
      for (const text of [format.format(date), short.format(date)]) {
        const answer = pasted(text, layout);
        const found = answer && textOf(answer, layout);
        expect([text, found ?? date.toISOString().slice(0, 10)]).toEqual([text, date.toISOString().slice(0, 10)]);
      }
    }
  },
);

test('a day that is put into a moment leaves its time', () => {
  expect(pasted('2026-04-01', layoutOf('de', moment))).not.toHaveProperty('hour');
});

test('keys step round, and no further than the month has days', () => {
  const layout = layoutOf('de', day);
  const step = (value: string, part: 'day' | 'month', by: number) =>
    textOf(stepped(answerOf(value, layout), part, by, answerOf('2026-06-15', layout), layout), layout);
  expect(step('2026-01-31', 'month', 1)).toBe('2026-02-28');
  expect(step('2026-02-28', 'day', 1)).toBe('2026-02-01');
  expect(step('2026-01-09', 'month', -1)).toBe('2026-12-09');
  expect(step('XXXX-XX-09', 'month', -1)).toBe('XXXX-06-09');
});

test('digits between plain marks stay in their order, also of a language on a page that runs the other way', () => {
  const shown = (locale: string, asked: Asked) => runsOf(layoutOf(locale, asked)).map(({ dir }) => dir);
  expect(shown('ar-EG', moment)).toEqual([undefined, 'ltr', 'ltr']);
  expect(shown('he', moment)).toEqual(['ltr', 'ltr']);
  expect(shown('fa', day)).toEqual(['ltr']);
  expect(shown('de', moment)).toEqual(['ltr', 'ltr']);
});

test.each([
  ['a', 'KeyQ', true],
  ['A', 'KeyA', true],
  ['q', 'KeyA', false],
  ['ф', 'KeyA', true],
  ['ش', 'KeyA', true],
])('%s at %s is the key that chooses all: %s', (key, code, is) => expect(isKeyA(key, code)).toBe(is));
