import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerApi } from '../../testing/answer-api.ts';

const CALL = 'POST /browser-errors';

/** The module anew, as a page has it that has just been loaded. */
async function newPage() {
  vi.resetModules();
  const { sendBrowserError } = await import('./send-browser-error.ts');
  return { sendBrowserError, calls: answerApi({ [CALL]: { json: { success: true } } }) };
}

const broken = (message: string) => new TypeError(message);

beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

it('reports what broke and where, and nothing of a person', async () => {
  const { sendBrowserError, calls } = await newPage();
  const error = broken('No user ann@example.com');
  error.stack = `TypeError: ${error.message}\n    at show (https://x.test/loot/cmp_01JD8Q2N9ZK4?token=1:2:3)`;
  await sendBrowserError(error, '/loot/:id');
  expect(calls.map(({ call }) => call)).toEqual([CALL]);
  expect(calls[0]?.body).toMatchObject({
    name: 'TypeError',
    message: 'No user [e-mail]',
    stack: 'TypeError: No user [e-mail]\n    at show (/loot/:id:2:3)',
    route: '/loot/:id',
  });
  expect(Object.keys(calls[0]?.body as object).sort()).toEqual(['message', 'name', 'release', 'route', 'stack']);
});

it('reports the same error of a page once, and five at most', async () => {
  const { sendBrowserError, calls } = await newPage();
  const same = broken('same');
  await sendBrowserError(same);
  await sendBrowserError(same);
  expect(calls).toHaveLength(1);
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'f']) await sendBrowserError(broken(letter));
  expect(calls).toHaveLength(5);
});

it('reports the first error of a page always, and a share of those after it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  const { sendBrowserError, calls } = await newPage();
  await sendBrowserError(broken('first'));
  await sendBrowserError(broken('second'));
  expect(calls).toHaveLength(1);
});

it.each([
  [
    'a refusal of the API',
    async () => {
      const { ApiError } = await import('../../shared/api/api-error.ts');
      return new ApiError('No', { status: 403 });
    },
  ],
  ['what is no error', () => 'cancelled'],
  [
    'what an extension of the browser did',
    () => Object.assign(broken('x'), { stack: 'TypeError: x\n    at f (chrome-extension://abc/x.js:1:1)' }),
  ],
])('does not report %s', async (_, make) => {
  const calls = answerApi({});
  const { sendBrowserError } = await import('./send-browser-error.ts');
  await sendBrowserError(await make());
  expect(calls).toEqual([]);
});

it('says nothing of a report that could not be sent', async () => {
  const { sendBrowserError } = await newPage();
  answerApi({ [CALL]: { status: 429, json: { message: 'Too many' } } });
  await expect(sendBrowserError(broken('unsent'))).resolves.toBeUndefined();
});
