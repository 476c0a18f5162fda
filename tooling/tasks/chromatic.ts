import { run } from '../run.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await run('chromatic', ['--build-script-name', 'build-storybook', ...process.argv.slice(2)]);
} else {
  console.log(
    'Nothing was sent to Chromatic: it needs a project token (CHROMATIC_PROJECT_TOKEN). Without one, `npm run visual` compares the same stories here.',
  );
}
