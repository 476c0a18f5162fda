import { access, lifecycles } from './desk.ts';
import { everything, type Mistake } from './mistake.ts';

const nothing = /^$/;
const editing = / (update note|publish|retract)/;

const indented = (text: string, by: string) => text.replace(/^/gm, by);

/** A block, set into a document in ways that are no `yaml` block of its chapter. */
const unread: Record<string, (yaml: string) => string> = {
  'no language': (yaml) => `\`\`\`\n${yaml}\n\`\`\``,
  ...Object.fromEntries(
    ['yalm', 'ymal', 'yam', 'yamll', 'YALM', 'yml2', 'yaml-ish', 'text', 'txt', 'js', 'toml', 'yaml5', '{.ymal}'].map(
      (language) => [language, (yaml: string) => `\`\`\`${language}\n${yaml}\n\`\`\``],
    ),
  ),
  'waves without a language': (yaml) => `~~~\n${yaml}\n~~~`,
  'indented code': (yaml) => indented(yaml, '    '),
  'code indented by a tab': (yaml) => indented(yaml, '\t'),
  'a fence in a list': (yaml) => `- so:\n\n${indented(`\`\`\`\n${yaml}\n\`\`\``, '  ')}`,
  'a fence in a quotation': (yaml) => indented(`\`\`\`yaml\n${yaml}\n\`\`\``, '> '),
  'no fence': (yaml) => yaml,
  'no fence, in a quotation': (yaml) => indented(yaml, '> '),
  'two backticks': (yaml) => `\`\`yaml\n${yaml}\n\`\``,
  apostrophes: (yaml) => `'''yaml\n${yaml}\n'''`,
  'a mark that cannot be seen': (yaml) => `\u200b\`\`\`yaml\n${yaml}\n\u200b\`\`\``,
  'tags of HTML': (yaml) => `<pre>\n${yaml}\n</pre>`,
  'broken as well': (yaml) => `\`\`\`yalm\n${yaml}\n  - [\n\`\`\``,
  'broken, and without a language': (yaml) => `\`\`\`\n${yaml}\n"\n\`\`\``,
};

/** The same, said rightly. */
const said: Record<string, (yaml: string) => string> = {
  ...Object.fromEntries(
    [
      '{.yaml}',
      'yaml title=x',
      'YAML title="x',
      '{.yaml #id}',
      '{code-block} yaml',
      'yaml{1,3}',
      'text/yaml',
      ' yaml \u200f',
    ].map((info) => [info, (yaml: string) => `\`\`\`${info}\n${yaml}\n\`\`\``]),
  ),
  '~~~yml': (yaml) => `~~~yml\n${yaml}\n~~~`,
};

/** Headings that no reader could tell to be of the chapter. */
const lost = [
  'Matrix',
  '## Matrix',
  '## 11. Roles',
  '## 0. Matrix',
  '## 5. Roles and permissions',
  '#### Matrix',
  '## 6b Roles',
  '####### 6. Roles',
  '##6. Roles',
  '',
];

/** Headings of another form, or at another depth, which are of the chapter all the same. */
const found = (number: string, roman: string, arabic: string, name: string) =>
  [
    ...[1, 3, 4, 5, 6].map((depth) => `${'#'.repeat(depth)} ${number}. ${name}`),
    ...[
      `${number}) ${name}`,
      `§ ${number} ${name}`,
      `§${number} ${name}`,
      `Chapter ${number}: ${name}`,
      `(${number}) ${name}`,
    ],
    ...[
      `${roman}. ${name}`,
      `${roman} ${name}`,
      `${roman}) ${name}`,
      `Kapitel ${number} – ${name}`,
      `${number} - ${name}`,
    ],
    ...[`${arabic}. ${name}`, `**${number}.** ${name}`, `第${number}章 ${name}`],
  ].map((title) => (title.startsWith('#') ? title : `## ${title}`));

interface Place {
  heading: string;
  yaml: string;
  effect: Pick<Mistake, 'shuts' | 'keeps'>;
}

const places: Record<'lifecycles' | 'access', Place> = {
  lifecycles: {
    heading: '## 4. States and transitions',
    yaml: lifecycles,
    effect: { shuts: editing, keeps: /^(reader|chief): (list|read) / },
  },
  access: { heading: '## 6. Roles and permissions', yaml: access, effect: { shuts: everything, keeps: nothing } },
};

const names = {
  lifecycles: found('4', 'IV', '٤', 'States and transitions'),
  access: found('6', 'VI', '６', 'Roles and permissions'),
};

const right = { shuts: nothing, keeps: everything, isNamed: false };

/** Chapter 4 or 6 in another fence than `yaml`, or below another heading than its own. */
export const inWriting: Mistake[] = Object.values(places).flatMap(({ heading, yaml, effect }, index) => {
  const from = `${heading}\n\n\`\`\`yaml\n${yaml}\n\`\`\``;
  const block = `\`\`\`yaml\n${yaml}\n\`\`\``;
  const headings = Object.values(names)[index] ?? [];
  return [
    ...Object.entries(unread).map(([name, write]) => ({
      name,
      from,
      to: `${heading}\n\n${write(yaml)}`,
      isNamed: true,
      ...effect,
    })),
    ...Object.entries(said).map(([name, write]) => ({ name, from, to: `${heading}\n\n${write(yaml)}`, ...right })),
    ...lost.map((name) => ({ name: `below ${name}`, from, to: `${name}\n\n${block}`, isNamed: true, ...effect })),
    ...headings.map((name) => ({ name, from, to: `${name}\n\n${block}`, ...right })),
    {
      name: 'behind a block that nobody closed',
      from,
      to: `\`\`\`\nwords\n\n${heading}\n\n${block}`,
      shuts: nothing,
      keeps: /^(reader|chief): (list|read) /,
      isNamed: true,
    },
  ];
});
