import process from 'node:process';

// Also what cannot even be loaded must not end with 1: that means changes.
const end = (error: unknown) => {
  console.error(`The pictures could not be compared: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  process.exit(2);
};
process.on('uncaughtException', end);
process.on('unhandledRejection', end);
const { visual } = await import('../../tests/visual/visual.ts');
process.exitCode = await visual(process.argv.slice(2));
