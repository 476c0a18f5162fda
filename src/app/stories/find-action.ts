import { screen, userEvent } from 'storybook/test';

/** What is done with a record, by its name: on a phone a part of its menu, which is opened for that. */
export async function findAction(name: string): Promise<HTMLElement> {
  if (!matchMedia('(width < 40rem)').matches) return screen.findByRole('button', { name });
  await userEvent.click(await screen.findByRole('button', { name: /^Actions for / }));
  return screen.findByRole('menuitem', { name });
}
