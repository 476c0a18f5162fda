import { describe, expect, test } from 'vitest';
import { meetingsIn, paletteIn, themes } from '#tokens/brand';

describe.each(themes)('%s', (theme) => {
  test.each(meetingsIn(paletteIn(theme), theme))(
    '$foreground on $background is at least $least',
    ({ ratio, least }) => {
      expect(ratio).toBeGreaterThanOrEqual(least);
    },
  );
});
