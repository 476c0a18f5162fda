import { run } from '../run.ts';

process.exitCode = await run('storybook', ['dev', '--port', '6006', '--no-open', ...process.argv.slice(2)]);
