import {
  Controls,
  Description,
  DocsContext,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, createElement, Suspense, use } from 'react';
import { storyNameFromExport } from 'storybook/internal/csf';
import { LocaleProvider } from '#components/locale';
import { docsOf } from './component-docs.ts';
import { Anatomy } from './docs/anatomy.tsx';
import { Choosing } from './docs/choosing.tsx';
import { InCode } from './docs/in-code.tsx';
import { Keyboard } from './docs/keyboard.tsx';
import { PageLink } from './docs/page-link.tsx';
import { Pairs } from './docs/pairs.tsx';
import { Section } from './docs/section.tsx';
import { Shapes } from './docs/shapes.tsx';
import { Spoken } from './docs/spoken.tsx';
import { Summary } from './docs/summary.tsx';
import { Tokens } from './docs/tokens.tsx';
import { withCode } from './docs/with-code.tsx';

/** The page of a component: what is told of it beside what its stories and its source say by themselves. */
export default function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { docs, folder, name, keyboard } = docsOf(String(preparedMeta.parameters.fileName));
  const stories = use(DocsContext).componentStories();
  const [first] = stories;
  const open = docs?.open && storyNameFromExport(docs.open);
  const shown = open ? stories.find(({ name }) => name === open) : first;
  return (
    <LocaleProvider locale="en">
      <Title />
      <Description of="meta" />
      {docs && (
        <Unstyled>
          <Summary folder={folder} status={docs.status} since={docs.since} />
          <Choosing use={docs.use} avoid={docs.avoid} />
        </Unstyled>
      )}
      <InCode name={`${folder}/${name}`} />
      <Unstyled>
        <Section title="Playground">{null}</Section>
      </Unstyled>
      <Primary />
      <Unstyled>
        {docs && shown && <Anatomy parts={docs.anatomy} story={shown.moduleExport} isOpen={Boolean(docs.open)} />}
        {docs && first?.component && (
          <Pairs
            pairs={docs.pairs}
            Sample={({ args }) => createElement(first.component as ComponentType, { ...first.initialArgs, ...args })}
          />
        )}
        {docs && (
          <Section title="Words">
            <ul className="grid max-w-prose list-disc gap-1 ps-5">
              {docs.content.map((rule) => (
                <li key={rule}>{withCode(rule)}</li>
              ))}
            </ul>
          </Section>
        )}
        {keyboard.length > 0 && <Keyboard rows={keyboard} />}
        {docs && shown && <Spoken words={docs.spoken} story={shown.id} />}
      </Unstyled>
      <Unstyled>
        <Section title="Properties">{null}</Section>
      </Unstyled>
      <div className="overflow-x-auto">
        <Controls />
      </div>
      <Unstyled>
        <Shapes
          components={[preparedMeta.component, ...Object.values(preparedMeta.subcomponents ?? {})]}
          door={name === folder ? folder : ''}
        />
      </Unstyled>
      {/* Their names stand below the titles of the page, as they do in its outline. */}
      <div className="[&_h3]:text-base! [&_h3]:font-medium!">
        <Stories
          includePrimary={false}
          title={
            <Unstyled>
              <Section title="States">{null}</Section>
            </Unstyled>
          }
        />
      </div>
      <Unstyled>
        <Suspense>
          <Tokens folder={folder} />
        </Suspense>
      </Unstyled>
      {docs && (
        <Unstyled>
          <Section title="Related">
            <ul className="flex flex-wrap gap-x-4 gap-y-1">
              {docs.related.map((name) => (
                <li key={name}>
                  <PageLink name={name} />
                </li>
              ))}
            </ul>
          </Section>
        </Unstyled>
      )}
    </LocaleProvider>
  );
}
