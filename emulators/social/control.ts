import express from 'express';
import { STEP_KINDS, type StepKind } from './course.ts';
import { OAUTH_HOSTS } from './oauth/providers.ts';
import { isKnownHost } from './sites/site-table.ts';
import { SOCIAL_PLATFORMS, type Fault, type SocialPlatform, type World } from './world.ts';

/**
 * Routes by which tests and demo people change the stand-in, under `/_control`:
 * `PUT /profiles/:platform/:handle {bio?, name?, followers?}`, `PUT /posts/:platform/:id {author?, title?, picture?, publishedAt?, views?, lateHours?}`,
 * `PUT /posts/:platform/:id/course {kind, views?}`, `PUT /quotas/:platform {calls}`, `PUT /pages/:platform {posts}`,
 * `PUT /hosts/:host {mode: slow|fail|loop|drop, delayMs?, status?}`, `DELETE /hosts/:host`, `POST /reset`, `GET /state`,
 * and `POST /profiles` and `POST /courses` for the forms of the page. Answers 204, or 400 `{ message }`.
 */
export function createControl(world: World): express.Router {
  const router = express.Router();
  router.use(express.json(), express.urlencoded({ extended: false }));

  router.get('/state', (_request, response) => void response.json(world.snapshot()));
  router.post('/reset', (_request, response) => {
    world.reset();
    response.sendStatus(204);
  });

  const change = (path: string, apply: (parameters: Record<string, string>, body: Record<string, unknown>) => void) =>
    router.put(path, (request, response) => {
      try {
        apply(request.params as Record<string, string>, (request.body ?? {}) as Record<string, unknown>);
        response.sendStatus(204);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        response.status(400).json({ message: error.message });
      }
    });

  change('/profiles/:platform/:handle', ({ platform, handle }, body) => {
    world.defineProfile(readPlatform(platform), handle ?? '', {
      ...readText(body, 'bio'),
      ...readText(body, 'name'),
      ...readCount(body, 'followers'),
    });
  });
  change('/posts/:platform/:id', ({ platform, id }, body) => {
    world.definePost(readPlatform(platform), id ?? '', {
      ...readText(body, 'author'),
      ...readText(body, 'title'),
      ...readText(body, 'picture'),
      ...readDate(body.publishedAt),
      ...readCount(body, 'views'),
      ...readCount(body, 'lateHours'),
    });
  });
  change('/posts/:platform/:id/course', ({ platform, id }, body) => {
    world.changeCourse(readPlatform(platform), id ?? '', {
      kind: readKind(body.kind),
      views: 0,
      ...readCount(body, 'views'),
    });
  });
  change('/quotas/:platform', ({ platform }, body) => {
    const { calls } = readCount(body, 'calls');
    if (calls === undefined) throw new RangeError('calls must be named');
    world.setQuota(readPlatform(platform), calls);
  });
  change('/pages/:platform', ({ platform }, body) => {
    const { posts } = readCount(body, 'posts');
    if (!posts) throw new RangeError('posts must be named, one at least');
    world.setPageSize(readPlatform(platform), posts);
  });
  change('/hosts/:host', ({ host = '' }, body) => world.setFault(host, readFault(host, body)));
  router.delete('/hosts/:host', (request, response) => {
    world.setFault(request.params.host, undefined);
    response.sendStatus(204);
  });

  router.post('/profiles', (request, response) => {
    const { platform, handle, bio, followers } = (request.body ?? {}) as Record<string, string | undefined>;
    const name = (handle ?? '').trim().replace(/^@/, '');
    const count = followers ? Number(followers) : undefined;
    const isCount = count === undefined || (Number.isSafeInteger(count) && count >= 0);
    if (!name || !isPlatform(platform) || !isCount) {
      response.status(400).json({ message: 'Choose a platform, name a handle, and name whole followers' });
      return;
    }
    // A field that is left empty changes nothing.
    world.defineProfile(platform, name, { ...(bio && { bio }), ...(count !== undefined && { followers: count }) });
    response.redirect(303, `/?saved=${encodeURIComponent(`${platform}/${name}`)}`);
  });

  router.post('/courses', (request, response) => {
    const { post = '', kind, views } = (request.body ?? {}) as Record<string, string | undefined>;
    const [, platform, id = ''] = /^([a-z]+)\/(.+)$/.exec(post) ?? [];
    const step = STEP_KINDS.find((known) => known === kind);
    const count = Number(views || 0);
    if (!isPlatform(platform) || !step || !Number.isSafeInteger(count) || count < 0) {
      response.status(400).json({ message: 'Choose a post and what happens to it, and name whole views' });
      return;
    }
    world.changeCourse(platform, id, { kind: step, views: count });
    response.redirect(303, `/?changed=${encodeURIComponent(post)}`);
  });
  return router;
}

const isPlatform = (value: string | undefined): value is SocialPlatform =>
  SOCIAL_PLATFORMS.some((platform) => platform === value);

function readPlatform(value: string | undefined): SocialPlatform {
  if (!isPlatform(value)) throw new RangeError(`platform must be one of ${SOCIAL_PLATFORMS.join(', ')}`);
  return value;
}

function readText<Name extends string>(body: Record<string, unknown>, name: Name): Partial<Record<Name, string>> {
  const value = body[name];
  if (value === undefined) return {};
  if (typeof value !== 'string') throw new RangeError(`${name} must be text`);
  return { [name]: value } as Record<Name, string>;
}

function readDate(value: unknown): { publishedAt?: string } {
  if (value === undefined) return {};
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value)))
    throw new RangeError('publishedAt must be an ISO date');
  return { publishedAt: new Date(value).toISOString() };
}

function readCount<Name extends string>(body: Record<string, unknown>, name: Name): Partial<Record<Name, number>> {
  const value = body[name];
  if (value === undefined) return {};
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${name} must be a whole number`);
  return { [name]: value } as Record<Name, number>;
}

function readKind(value: unknown): StepKind {
  const kind = STEP_KINDS.find((known) => known === value);
  if (!kind) throw new RangeError(`kind must be one of ${STEP_KINDS.join(', ')}`);
  return kind;
}

function readFault(host: string, body: Record<string, unknown>): Fault {
  if (!isKnownHost(host) && !OAUTH_HOSTS.includes(host)) throw new RangeError('This host is not played here');
  const { mode, delayMs = 30_000, status = 503 } = body;
  if (mode === 'loop' || mode === 'drop') return { mode };
  if (mode === 'slow' && typeof delayMs === 'number' && delayMs >= 0) return { mode, delayMs };
  if (mode === 'fail' && typeof status === 'number' && status >= 400 && status <= 599) return { mode, status };
  throw new RangeError('mode must be slow (delayMs), fail (status 400 to 599), loop or drop');
}
