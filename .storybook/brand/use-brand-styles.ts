import { useEffect, useInsertionEffect, useState } from 'react';
import { type BrandTheme, cssOf } from '#tokens/brand';

/** Draws what says `data-brand` with the very CSS that is taken along; a style sheet made by a script needs no leave to be inline. */
export function useBrandStyles(theme: BrandTheme) {
  const [sheet] = useState(() => new CSSStyleSheet());
  useInsertionEffect(() => {
    sheet.replaceSync(`@scope ([data-brand]) {\n${cssOf(theme, [':scope'])}}`);
  }, [sheet, theme]);
  useEffect(() => {
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [sheet]);
}
