import { UnreadableAnswer } from './failures.ts';

/** The JSON of an answer. Throws where it is none. */
export async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableAnswer(`HTTP ${response.status}, ${response.headers.get('content-type') ?? 'no content-type'}`);
  }
}
