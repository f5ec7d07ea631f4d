import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';

const DOCUMENTATION = [
  ...['/openapi.json', '/docs', '/docs/start.js', '/docs/assets/swagger-ui.css', '/docs/assets/nothing.css'],
];
/** Addresses of pages, which lie beside the API and not below it. */
const PAGES = ['/loot/cmp_1', '/loot/a/b', '/loot', '/store/lina', '/store/my-store', '/store/', '/brand/kopi'].map(
  (path) => `/..${path}`,
);

let creator: Person;

beforeAll(async () => {
  creator = await createPerson('content_creator');
});

describe('a list sent to an operation that takes no body', () => {
  it.each([
    ['POST', '/auth/logout'],
    ['POST', '/auth/verify-token'],
    ['DELETE', '/reviews/rev_1'],
  ])('is refused as an unknown field is: %s %s', async (method, path) => {
    for (const body of ['[]', '[{"a":1}]']) {
      const answer = await callRaw(method, path, { body, person: creator });
      expect(answer).toMatchObject({
        status: 422,
        body: {
          code: 'invalid_input',
          message: 'The request must be empty',
          details: [{ field: 'body', message: 'Must be empty' }],
        },
      });
    }
  });
});

describe('an address that is no operation', () => {
  it.each([...DOCUMENTATION, ...PAGES])('is only read: %s', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PURGE']) {
      const asked = await callRaw(method, path);
      expect(asked).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
      expect(asked.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    }
  });

  it('is not there for being below one that is read', async () => {
    for (const path of ['/docs/assets', '/docs/assets/', '/docs/assets/nothing.css', '/docs/nothing']) {
      const asked = await callRaw('GET', path);
      expect(asked, path).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect(asked.headers.get('allow')).toBeNull();
    }
  });
});
