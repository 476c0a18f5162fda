import { run } from '../run.ts';

process.exitCode = await run('storybook', ['build', '--disable-telemetry', ...process.argv.slice(2)]);
