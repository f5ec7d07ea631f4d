import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, deps } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import { answersOf, endServersAfterAll, servePages } from '../../support/browser/served-pages.ts';

const HOSTILE = '</title><script>alert(1)</script>';
let open: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  open = await servePages();
});
endServersAfterAll();

describe('the page of a brand', () => {
  it('says who it is, and brings what its visitors ask first', async () => {
    const person = await createPerson('business_owner');
    const at = `/brand/${person.uid}`;
    expect(await (await open(at)).text()).toContain(`content="${person.name} pays creators for content on Doubloon."`);
    await deps().db.firestore.collection(COLLECTIONS.users).doc(person.uid).update({ bio: HOSTILE });
    const html = await (await open(at)).text();
    expect(html).toContain(`<title>${person.name} · Doubloon</title>`);
    expect(html).toContain('<meta property="og:type" content="profile">');
    expect(html).not.toContain('<script>alert');
    const { body } = await callRaw('GET', `/brands/${person.uid}`);
    expect(answersOf(html)).toEqual({ [`/brands/${person.uid}`]: { json: body } });
  });

  it('is not there for people who are no owners', async () => {
    const creator = await createPerson('content_creator');
    const answer = await open(`/brand/${creator.uid}`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>Brand Not Found · Doubloon</title>');
  });
});
