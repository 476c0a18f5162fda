import { join } from 'node:path';
import type { Plugin } from 'vite';
import { Baselines } from '../../tests/visual/baselines.ts';
import { ReportFolder } from '../../tests/visual/results.ts';
import { Comments } from '../../tests/visual/review/comments.ts';
import { studio } from '../../tests/visual/review/studio.ts';

/** Answers the panel of pictures, in a Storybook that runs on this machine. */
export function pictures(): Plugin {
  return {
    name: 'ninefold:pictures',
    apply: 'serve',
    configureServer({ middlewares, config }) {
      const answer = studio({
        report: new ReportFolder(),
        baselines: new Baselines(),
        comments: new Comments(),
        root: join(config.root),
      });
      middlewares.use('/pictures', (message, response) => {
        answer(message, response).catch(() => response.destroy());
      });
    },
  };
}
