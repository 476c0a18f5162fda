import type { Gap } from '#specification';
import { type GapWords, gapText } from '#specification/texts/gaps';

/** The ways in which gaps are taken along. */
export const exports = {
  markdown: (gaps: readonly Gap[], file: string, words: GapWords) =>
    gaps
      .map((gap) => {
        const { missing, question, meanwhile } = gapText(gap, words);
        return `### ${missing}\n\n${question}\n\n${meanwhile}\n\n\`${file}:${gap.line}\` \`${gap.path}\`\n`;
      })
      .join('\n'),
  csv: (gaps: readonly Gap[], file: string, words: GapWords) =>
    [
      ['weight', 'chapter', 'path', 'place', 'missing', 'question', 'meanwhile', 'screens'],
      ...gaps.map((gap) => {
        const { missing, question, meanwhile } = gapText(gap, words);
        const { weight, chapter, path, line, blocks } = gap;
        return [weight, chapter, path, `${file}:${line}`, missing, question, meanwhile, blocks.join(' ')];
      }),
    ]
      .map((row) => row.map(cell).join(','))
      .join('\r\n'),
  checklist: (gaps: readonly Gap[], file: string, words: GapWords) =>
    gaps.map((gap) => `- [ ] ${gapText(gap, words).question} (\`${file}:${gap.line}\`)`).join('\n'),
};

/** In quotes where a comma or a quote would break it; what a spreadsheet would work out is a text. */
function cell(value: string): string {
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
