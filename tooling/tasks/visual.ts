import { visual } from '../../tests/visual/visual.ts';

process.exitCode = await visual(process.argv.slice(2));
