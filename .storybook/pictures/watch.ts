import { watchFile } from 'node:fs';
import { join } from 'node:path';
import { Baselines } from '../../tests/visual/baselines.ts';
import { ReportFolder } from '../../tests/visual/results.ts';
import { Desk } from '../../tests/visual/review/desk.ts';
import { standingsOf } from '../../tests/visual/review/story-pictures.ts';
import { changedEvent } from './client.ts';
import { looks } from './looks.ts';

const typeId = 'ninefold/pictures';

interface Channel {
  emit: (event: string) => void;
}

/** Tells sidebar and panel how the pictures of the stories stand, also when a run or the command line wrote something. */
export async function watchPictures(channel: Channel) {
  const { experimental_getStatusStore: storeOf } = await import('storybook/internal/core-server');
  const store = storeOf(typeId);
  const [report, baselines] = [new ReportFolder(), new Baselines()];
  const show = () => {
    try {
      const known = standings(report, baselines);
      store.unset();
      store.set(
        known.map(({ story, standing, says }) => {
          const { label, status } = looks[standing];
          return { storyId: story, typeId, value: status, title: `Picture: ${label}`, description: says };
        }),
      );
    } catch (error) {
      // As while a branch is changed: the panel says the same, and the next change of a file is looked at again.
      console.warn(error instanceof Error ? error.message : error);
    }
    channel.emit(changedEvent);
  };
  show();
  const files = [
    join(report.path, 'results.json'),
    join(report.path, 'decisions.json'),
    join(baselines.folder, 'manifest.json'),
  ];
  for (const file of files) watchFile(file, { interval: 1000, persistent: false }, show);
}

function standings(report: ReportFolder, baselines: Baselines) {
  if (!report.read()?.changes.length) return [];
  const desk = new Desk(report, baselines);
  return standingsOf(desk.results.changes, desk.decided());
}
