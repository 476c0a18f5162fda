import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve, sep } from 'node:path';
import type { Baselines } from '../baselines.ts';
import { Stop } from '../exit-codes.ts';
import type { ReportFolder } from '../results.ts';
import type { Comments } from './comments.ts';
import { Desk } from './desk.ts';
import { isOwnPage } from './guard.ts';
import { historyOf } from './history.ts';
import { decisionRoutes, headers, inTurn, type Routes, send, textIn } from './routes.ts';
import { picturesOf, type StoryPictures } from './story-pictures.ts';

interface Studio {
  report: ReportFolder;
  baselines: Baselines;
  comments: Comments;
  /** Where pictures of designs lie. */
  root: string;
}

type Asked = Readonly<Record<string, unknown>>;
const nothingDecided = { accepted: [], rejected: {} };

/** Answers the pages of the very server that it is part of: what the last run found, deciding it, and what is said about it. */
export function studio({ report, baselines, comments, root }: Studio) {
  const results = join(report.path, 'results.json');
  let kept: { desk: Desk; of: number } | undefined;
  /** Of the last report: another one may come while stories are looked at. */
  const desk = (): Desk => {
    const of = existsSync(results) ? statSync(results).mtimeMs : 0;
    if (kept?.of !== of || !kept) kept = { desk: new Desk(report, baselines), of };
    return kept.desk;
  };
  const known = () => {
    const hasChanges = Boolean(report.read()?.changes.length);
    return hasChanges
      ? { changes: desk().results.changes, decided: desk().decided() }
      : { changes: [], decided: nothingDecided };
  };
  const story = (id: string): StoryPictures => {
    const manifest = baselines.read();
    const found = { ...known(), manifest };
    const names = picturesOf(id, { ...found, history: {} }).map(({ name }) => name);
    const history = historyOf(names, baselines.folder);
    return { pictures: picturesOf(id, { ...found, history }), comments: comments.of(id) };
  };
  const routes: Routes = {
    ...decisionRoutes(desk),
    'GET story': (asked) => story(wordIn(asked, 'id')),
    'POST comment': (asked) => comments.add(placedIn(asked)),
    'POST resolve': (asked) => comments.resolve(wordIn(asked, 'story'), wordIn(asked, 'id'), asked.resolved === true),
    'POST remove': (asked) => comments.remove(wordIn(asked, 'story'), wordIn(asked, 'id')),
  };
  const answerInTurn = inTurn(routes);

  /** The file of a picture that is known of a story; undefined where there is none. */
  const pictureFile = (query: URLSearchParams): string | undefined => {
    const shot = { story: query.get('story') ?? '', mode: query.get('mode') ?? '' };
    const isShot = (one: { story: string; mode: string }) => one.story === shot.story && one.mode === shot.mode;
    const change = known().changes.find(isShot);
    if (query.get('side') === 'after') return change && report.captured(shot);
    if (change) return report.before(shot);
    return Object.values(baselines.read()?.pictures ?? {}).some(isShot) ? baselines.path(shot) : undefined;
  };
  return async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwnPage(message)) return send(response, 403, { problem: 'This address is not answered.' });
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://ninefold.invalid');
    const asked = pathname.slice(1);
    if (message.method !== 'GET' || (asked !== 'picture' && asked !== 'design')) {
      return answerInTurn(message, `${asked}?${searchParams}`, response);
    }
    const path = asked === 'picture' ? pictureFile(searchParams) : designFile(root, searchParams.get('path') ?? '');
    if (!path || !existsSync(path)) return send(response, 404, { problem: 'There is no such picture.' });
    const type = path.endsWith('.png') ? 'image/png' : 'image/webp';
    response.writeHead(200, { ...headers, 'content-type': type }).end(readFileSync(path));
  };
}

/** A PNG of this tree and no other file. */
function designFile(root: string, path: string): string | undefined {
  const file = resolve(root, path);
  if (!file.endsWith('.png') || !existsSync(file)) return undefined;
  return realpathSync(file).startsWith(realpathSync(root) + sep) ? file : undefined;
}

function wordIn(asked: Asked, key: string): string {
  const word = textIn(asked, key);
  if (!word) throw new Stop(`There is no ${key} in what was asked.`);
  return word;
}

function placedIn(asked: Asked) {
  return {
    story: wordIn(asked, 'story'),
    mode: wordIn(asked, 'mode'),
    text: textIn(asked, 'text') ?? '',
    x: Number(asked.x),
    y: Number(asked.y),
  };
}
