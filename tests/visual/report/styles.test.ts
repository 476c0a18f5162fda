import { expect, test } from 'vitest';
import { rulesOf } from '../../../.storybook/style-rules.ts';

test('a style sheet is read rule by rule, with what each needs to count', () => {
  const css = `/* a { } */ @layer theme, base;
    @layer theme { :root, :host { --a: "};"; --b: var(--a) } }
    @property --tw-x { syntax: "*"; inherits: false }
    @media (width < 40rem) { .sm\\:h-\\[calc\\(1px\\,2px\\)\\], .\\32 xl:not(.not-me):hover { content: "a,b;}"; color: red } }
    @keyframes spin { to { rotate: 1turn } }
    td:not(.last) { padding: 0; margin: 0 }`;
  expect(rulesOf(css).map(({ classes, property }) => [classes.join(), property])).toEqual([
    ['', '--a'],
    ['', '--b'],
    ['', '--a'],
    ['', '--b'],
    ['', '--tw-x'],
    ['sm:h-[calc(1px,2px)]', undefined],
    ['2xl', undefined],
    ['', undefined],
    ['', undefined],
    ['', undefined],
  ]);
  expect(rulesOf(css)[5]?.text).toContain('@media (width < 40rem){.sm\\:h-');
  expect(rulesOf('.a,.b{color:red}')).toEqual([...rulesOf('.a{color:red}'), ...rulesOf('.b{color:red}')]);
});
