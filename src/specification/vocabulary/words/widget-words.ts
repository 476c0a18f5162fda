import type { WidgetFacts } from '../../chapters/screens/vocabulary.ts';
import { calledSo } from './called-so.ts';

/** What people call what is worked out of a group. */
export const aggregates: ReadonlyMap<string, NonNullable<WidgetFacts['aggregate']>> = new Map([
  ['sum', 'sum'],
  ['total', 'sum'],
  ['summe', 'sum'],
  ['average', 'average'],
  ['avg', 'average'],
  ['mean', 'average'],
  ['durchschnitt', 'average'],
  ['min', 'min'],
  ['minimum', 'min'],
  ['lowest', 'min'],
  ['smallest', 'min'],
  ['max', 'max'],
  ['maximum', 'max'],
  ['highest', 'max'],
  ['largest', 'max'],
]);

/** What people call the kinds of widgets. */
export const widgetKinds = calledSo({
  figure: 'count number stat metric kpi counter total sum value card tile zahl anzahl kennzahl summe',
  bars: 'bar chart barchart columns histogram pie donut graph balken diagramm balkendiagramm',
  line: 'linechart trend timeline area sparkline linie linien liniendiagramm verlauf',
});

/** Words that say that records are counted, how that is drawn, or nothing. */
export const counts =
  /^(?:bars?|lines?|charts?|graphs?|figure|balken|linien|diagramm|balkendiagramm|liniendiagramm|number|no\.?|count|amount|how|many|all|of|the|a|an|their|its|in|anzahl|zahl|wie|viele|alle|aller|der|die|das|des|von)$/i;

/** What stands between a figure and what it is grouped by. */
export const grouping = /(?<!\p{L})(?:grouped by|gruppiert nach|by|per|nach|pro|je)(?!\p{L})/iu;

/** What stands between a figure and which records count. */
export const limiting =
  /(?<!\p{L})(?:where|whose|with|that (?:are|is)|which (?:are|is)|wo|mit|bei denen|deren)(?!\p{L})/iu;

/** What people call the stretches of the calendar. */
export const stretches: ReadonlyMap<string, NonNullable<WidgetFacts['per']>> = new Map([
  ['day', 'day'],
  ['tag', 'day'],
  ['week', 'week'],
  ['woche', 'week'],
  ['month', 'month'],
  ['monat', 'month'],
  ['year', 'year'],
  ['jahr', 'year'],
]);
