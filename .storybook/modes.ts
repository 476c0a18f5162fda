/** Widths that stories are looked at. */
export const widths = { desktop: 1280, tablet: 834, phone: 375 };

const height = 800;

/** In what every story is shot, here and by Chromatic. */
export const modes = {
  'light desktop': { theme: 'light', viewport: { width: widths.desktop, height } },
  'dark desktop': { theme: 'dark', viewport: { width: widths.desktop, height } },
  'light phone': { theme: 'light', viewport: { width: widths.phone, height } },
  'dark phone': { theme: 'dark', viewport: { width: widths.phone, height } },
};
