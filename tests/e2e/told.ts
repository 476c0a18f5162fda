import type { Page } from 'playwright-core';

/** What would not work of the code below a story of a component, for those who paste it elsewhere. */
export async function unpasted(page: Page, story: string): Promise<string[]> {
  const { path, code = '' } = await page.evaluate(async (storyId) => {
    const preview = window.__STORYBOOK_PREVIEW__;
    await preview.ready();
    const { parameters } = await preview.loadStory({ storyId });
    return { path: parameters.fileName, code: parameters.docs?.source?.code };
  }, story);
  if (!path.includes('src/components/')) return [];
  const drawn = [...code.matchAll(/(?<!\w)<([A-Z]\w*)/g)].map(([, name = '']) => name);
  const isThere = (name: string) =>
    new RegExp(`^import [^;]*\\b${name}\\b|\\b(function|const|class) ${name}\\b`, 'm').test(code);
  return [
    ...(code ? [] : ['there is none']),
    ...[...code.matchAll(/function _|\b(fn|expect)\(|from '[.#].*|^ *[()]$/gm)].map(([what]) => what),
    ...[...new Set(drawn)].filter((name) => !isThere(name)).map((name) => `${name} is from nowhere`),
  ];
}

/** The properties of a component of which its story does not say what they are, or what they do. */
export async function unsaid(page: Page, story: string): Promise<string[]> {
  const { path, said } = await page.evaluate(async (storyId) => {
    const preview = window.__STORYBOOK_PREVIEW__;
    await preview.ready();
    const { argTypes, parameters } = await preview.loadStory({ storyId });
    const said = Object.entries(argTypes).map(([name, { table, description }]) => ({
      name,
      type: table?.type?.summary,
      description,
    }));
    return { path: parameters.fileName, said };
  }, story);
  if (!path.includes('src/components/')) return [];
  return said.flatMap(({ name, type, description }) => [
    ...(type === 'unknown' || type === 'union' ? [`${name}: ${type}`] : []),
    ...(description ? [] : [`${name}: nothing is said of it`]),
  ]);
}
