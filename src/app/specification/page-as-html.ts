/**
 * What stands on a page as one file that needs nothing else: its words, its look, and the ways from one part of it to another.
 * What can only be pressed in the app is left out, and nothing in the file runs.
 */
export function pageAsHtml(place: HTMLElement, title: string): string {
  const { documentElement } = document;
  const main = place.cloneNode(true) as HTMLElement;
  for (const tool of main.querySelectorAll('[class~="print:hidden"], script')) tool.remove();
  for (const button of main.querySelectorAll('button')) {
    if (button.closest('[inert]')) continue;
    const words = document.createElement('span');
    words.className = button.className;
    words.append(...button.childNodes);
    button.replaceWith(words);
  }
  for (const link of main.querySelectorAll('a')) {
    const to = placeIn(main, link);
    if (to === undefined) link.removeAttribute('href');
    else link.setAttribute('href', to);
  }
  const page = document.implementation.createHTMLDocument(title);
  for (const { name, value } of documentElement.attributes) page.documentElement.setAttribute(name, value);
  const encoding = page.createElement('meta');
  encoding.setAttribute('charset', 'utf-8');
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";
  const width = page.createElement('meta');
  width.name = 'viewport';
  width.content = 'width=device-width, initial-scale=1';
  const look = page.createElement('style');
  look.textContent = [...document.styleSheets].map(rulesOf).join('\n');
  page.head.prepend(encoding, policy, width);
  page.head.append(look);
  main.classList.add('mx-auto', 'max-w-6xl', 'p-6');
  page.body.append(main);
  return `<!doctype html>\n${page.documentElement.outerHTML}\n`;
}

/** Where a link leads within the file, or on the web; undefined where that is in the app only. */
function placeIn(main: HTMLElement, link: HTMLAnchorElement): string | undefined {
  const href = link.getAttribute('href') ?? '';
  if (/^(https?|mailto|tel):/.test(href)) return href;
  const at = new URLSearchParams(href.split('?')[1]).get('at') ?? '';
  const { line } = link.dataset;
  const id = (line ? [lineId(line)] : [`chapter-${at}`, at]).find((one) =>
    main.querySelector(`[id="${CSS.escape(one)}"]`),
  );
  return id && `#${id}`;
}

/** Where a line of the document stands on the page. */
export const lineId = (line: number | string) => `line-${line}`;

/** Fonts would have to be fetched from the app. */
function rulesOf(sheet: CSSStyleSheet): string {
  return [...sheet.cssRules]
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('\n');
}
