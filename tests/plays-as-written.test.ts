import type { PlayFunctionContext } from 'storybook/internal/csf';
import { expect, test } from 'vitest';
import { playedAsWritten } from '../.storybook/as-written.ts';

async function stepsIn(language: string, play: (context: PlayFunctionContext) => unknown): Promise<string[]> {
  const steps: string[] = [];
  const step = async (label: string) => {
    steps.push(label);
  };
  await playedAsWritten(play)({ globals: { language }, step } as unknown as PlayFunctionContext);
  return steps;
}

const find = (what: object) => what;

const byWords = ({ step }: PlayFunctionContext) => find({ name: 'Save' }) && step('saves', () => {});
const byRole = ({ step }: PlayFunctionContext) => find({ role: 'button' }) && step('saves', () => {});

test('what looks for English words is played in English, and says so elsewhere', async () => {
  expect(await stepsIn('en', byWords)).toEqual(['saves']);
  expect(await stepsIn('de', byWords)).toEqual(['Played in English only']);
});

test('what finds its way without words is played in every language', async () => {
  expect(await stepsIn('ja', byRole)).toEqual(['saves']);
});
