import { getCampaign } from '@doubloon/contract/campaigns/operations.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { getStore } from '@doubloon/contract/stores/operations.ts';
import { defaultStoreSettings } from '@doubloon/contract/stores/store-settings.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { PAGE_VIEWS } from '../../../functions/src/pages/pages-router.ts';
import { callRaw, deps, logLines, succeed } from '../../support/api.ts';
import { storeCampaign } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { productDatabase } from '../../support/setup/product-database.ts';
import {
  answersOf,
  endServersAfterAll,
  hosting,
  POLICY,
  servePages,
  SHELL,
} from '../../support/browser/served-pages.ts';
import { createCreatorWithStore } from '../../support/given/stores.ts';

const HOSTILE = '</title><script>alert(1)</script>';

let owner: Person;

let open: Awaited<ReturnType<typeof servePages>>;

beforeAll(async () => {
  owner = await createPerson('business_owner');
  open = await servePages();
});
endServersAfterAll();

const inAddress = (text: string) => encodeURIComponent(text);

describe('the page of a loot', () => {
  it('says what the loot is, and brings what the API answers to visitors', async () => {
    const { id } = await storeCampaign(owner, { title: 'Iced & Tea', description: 'By the\nsea.' });
    const answer = await open(`/loot/${id}`);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<title>Iced &amp; Tea · Doubloon</title>');
    expect(html).toContain('<meta name="description" content="By the sea.">');
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://127.0.0.1:\\d+/loot/${id}">`));
    expect(html).toMatch(new RegExp(`og:image" content="http://127.0.0.1:\\d+/loot/${id}/share.png\\?v=[\\w-]{8}"`));
    const { body } = await callRaw('GET', `/campaigns/${id}`);
    expect(answersOf(html)).toEqual({ [`/campaigns/${id}`]: { json: body } });
    expect(await succeed(getCampaign, { params: { id } })).toMatchObject({ title: 'Iced & Tea' });
  });

  it('takes what people write as text', async () => {
    const { id } = await storeCampaign(owner, {
      title: HOSTILE,
      description: HOSTILE,
      ownerLogo: `javascript:${HOSTILE}`,
    });
    const html = await (await open(`/loot/${id}`)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('content="javascript:');
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(answersOf(html)?.[`/campaigns/${id}`]?.json).toMatchObject({ title: HOSTILE });
  });

  it.each(CampaignStatus.options)('of a loot that is %s is there for those who may see it', async (status) => {
    const { id } = await storeCampaign(owner, { status, title: 'Seen or not' });
    // The page is the same for everybody, for its owner too: shared caches keep it.
    const answer = await open(`/loot/${id}`, { authorization: `Bearer ${owner.idToken}` });
    const html = await answer.text();
    const { status: expected } = await callRaw('GET', `/campaigns/${id}`);
    expect(answer.status).toBe(expected);
    expect(html.includes('Seen or not')).toBe(expected === 200);
    expect(html.includes('noindex')).toBe(expected === 404);
  });

  it('is found at no other address', async () => {
    for (const path of [
      '/loot/cmp_nothing',
      `/loot/${inAddress('a/b')}`,
      `/loot/${'x'.repeat(2000)}`,
      '/loot/a/b',
      '/loot',
      '/store/',
      '/brand',
      '/brand/a/b',
    ]) {
      const answer = await open(path);
      const html = await answer.text();
      expect(answer.status, path).toBe(404);
      expect(html, path).toContain('<meta name="robots" content="noindex">');
      expect(html, path).toContain('<div id="root">');
      expect(answersOf(html), path).toBeUndefined();
    }
  });

  it('is kept by shared caches for a minute, and carries the policy that hosting has for its pages', async () => {
    const { id } = await storeCampaign(owner);
    for (const path of [`/loot/${id}`, '/loot/nothing']) {
      const { headers } = await open(path);
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
      expect(headers.get('content-security-policy')).toBe(POLICY);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(headers.get('set-cookie')).toBeNull();
      expect(headers.get('x-hosting')).toBeNull();
    }
  });
});

describe('the page of a store', () => {
  it('says who it is, and brings what its visitors ask first', async () => {
    const creator = await createCreatorWithStore({ description: 'Films the rain.' });
    const html = await (await open(`/store/${creator.uid}`)).text();
    const params = { id: creator.uid };
    const { name } = await succeed(getStore, { params });
    expect(html).toContain(`<meta property="og:title" content="${name}">`);
    expect(html).toContain('<meta name="description" content="Films the rain.">');
    expect(html).toContain('<meta property="og:type" content="profile">');
    expect(html).toContain(`/store/${creator.uid}/share.png?v=`);
    const brought = answersOf(html) ?? {};
    const endpoints = [
      `/stores/${creator.uid}`,
      `/stores/${creator.uid}/settings`,
      `/media/user/${creator.uid}?limit=12`,
    ];
    expect(Object.keys(brought)).toEqual(endpoints);
    for (const endpoint of endpoints) expect(brought[endpoint]?.json).toEqual((await callRaw('GET', endpoint)).body);
  });

  it('holds nothing of the sections that its creator has switched off', async () => {
    const creator = await createCreatorWithStore({ personalDescription: 'I am shy.', background: 'Born at sea.' });
    const settings = defaultStoreSettings(creator.uid);
    const save = (about: boolean) =>
      deps()
        .db.firestore.collection(COLLECTIONS.storeSettings)
        .doc(creator.uid)
        .set({ ...settings, sections: { ...settings.sections, about } });
    await save(true);
    expect(await (await open(`/store/${creator.uid}`)).text()).toContain('og:description" content="I am shy."');
    await save(false);
    const html = await (await open(`/store/${creator.uid}`)).text();
    for (const hidden of ['I am shy.', 'Born at sea.']) expect(html).not.toContain(hidden);
    expect(html).toContain('makes content for brands on Doubloon.');
  });

  it('has something to say of a creator who has written nothing', async () => {
    const creator = await createPerson('content_creator');
    const html = await (await open(`/store/${creator.uid}`)).text();
    expect(html).toContain(`content="${creator.name} makes content for brands on Doubloon."`);
  });

  it('is not there when it is closed, and for people without one', async () => {
    const closed = await createCreatorWithStore({ description: 'Was open.', status: 'closed' });
    for (const id of [closed.uid, owner.uid, 'nobody']) {
      const answer = await open(`/store/${id}`);
      const html = await answer.text();
      expect(answer.status, id).toBe(404);
      expect(html, id).toContain('<title>Creator Not Found · Doubloon</title>');
      expect(html, id).not.toContain('Was open.');
    }
  });

  it('is the plain page where the address leads to the store of whoever is signed in', async () => {
    const answer = await open('/store/my-store');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe(SHELL);
  });
});

describe('a page whose parts cannot be read', () => {
  it('comes without its content, for this once, when the database does not answer', async () => {
    const collection = () => {
      throw new Error('the database is down');
    };
    const openBroken = await servePages({ db: productDatabase({ collection }) });
    for (const path of ['/loot/cmp_1', '/store/u_1']) {
      const answer = await openBroken(path);
      expect(answer.status, path).toBe(200);
      expect(await answer.text(), path).toBe(SHELL);
      expect(answer.headers.get('cache-control'), path).toBe('no-store');
    }
    expect(logLines.filter(({ message }) => message === 'page answered without its content')).toHaveLength(2);
  });

  it('is as it last was when hosting does not answer, and asks to come back when it never has', async () => {
    const { id } = await storeCampaign(owner, { title: 'Still there' });
    let later = 0;
    const openNow = await servePages({ clock: { ...deps().clock, now: () => new Date(Date.now() + later) } });
    hosting.body = null;
    try {
      const refused = await openNow(`/loot/${id}`);
      expect({ status: refused.status, kept: refused.headers.get('cache-control') }).toEqual({
        status: 503,
        kept: 'no-store',
      });
      hosting.body = SHELL;
      await openNow(`/loot/${id}`);
      hosting.body = null;
      later = 60_000;
      expect(await (await openNow(`/loot/${id}`)).text()).toContain('Still there');
    } finally {
      hosting.body = SHELL;
    }
  });
});

describe('pages that are opened often', () => {
  it('are read from hosting once in a few seconds', async () => {
    const readBefore = hosting.reads;
    let later = 0;
    const openNow = await servePages({ clock: { ...deps().clock, now: () => new Date(Date.now() + later) } });
    await Promise.all(Array.from({ length: 5 }, () => openNow('/store/my-store')));
    await openNow('/store/my-store');
    expect(hosting.reads - readBefore).toBe(1);
    later = 10_000;
    await openNow('/store/my-store');
    expect(hosting.reads - readBefore).toBe(2);
  });

  it('are refused to one network for a while, and to no other', async () => {
    const full = (address: string) => ({ 'x-forwarded-for': address });
    const [often, other] = ['198.51.100.7', '198.51.100.8'];
    const statuses: number[] = [];
    for (let times = 0; times < PAGE_VIEWS.max; times += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => open('/store/my-store', full(often))));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await open('/loot/cmp_1', full(often));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await open('/store/my-store', full(other))).status).toBe(200);
  });
});
