import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import {
  issueOauthTicket,
  OAUTH_PLATFORMS,
  type OauthPlatform,
} from '@doubloon/contract/social-accounts/oauth-operations.ts';
import { listSocialAccounts } from '@doubloon/contract/social-accounts/operations.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../functions/src/app.ts';
import { callRaw, deps, logLines, refuse, succeed } from '../../support/api.ts';
import { approvedCreator } from '../../support/given/approved-creators.ts';
import {
  askForTicket,
  comeBack,
  connect,
  decideThere as decide,
  locationOf,
  startConnecting as start,
} from '../../support/money/connecting.ts';
import { storeDeliverable } from '../../support/given/fixtures.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { failHost } from '../../support/given/social-web.ts';

let creator: Person;

beforeEach(async () => {
  creator = await createPerson('content_creator');
});

const profile = (query: string) => `${deps().config.siteOrigin}/profile/linked-accounts?social=${query}`;
const failed = (reason: string, platform: OauthPlatform = 'tiktok') =>
  profile(`failed&platform=${platform}&reason=${reason}`);

describe('connecting an account by signing in at its platform', () => {
  it.each(OAUTH_PLATFORMS)('links the account of %s that its person signed in to', async (platform) => {
    const handle = unique('h').slice(0, 13);
    expect(await connect(creator, handle, platform)).toBe(profile(`connected&platform=${platform}`));
    expect(await succeed(listSocialAccounts, {}, creator)).toMatchObject([
      { platform, username: handle, verified: true, verified_by: 'oauth', pending: null },
    ]);
    const user = await deps().db.firestore.collection(COLLECTIONS.users).doc(creator.uid).get();
    expect(user.get(`socialLinks.${platform}`)).toContain(handle);
  });

  it('goes out with state and an S256 challenge, and keeps neither ticket, state nor token', async () => {
    const browser = await askForTicket(creator);
    const page = locationOf(await start(browser));
    const asked = new URL(page);
    expect(asked.origin + asked.pathname).toBe(`${deps().config.socialWebBase}/www.tiktok.com/v2/auth/authorize/`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      response_type: 'code',
      client_key: 'standin-tiktok',
      code_challenge_method: 'S256',
      redirect_uri: `${deps().config.siteOrigin}/api/social-accounts/oauth/tiktok/callback`,
    });
    const states = await deps().db.firestore.collection(COLLECTIONS.oauthStates).where('uid', '==', creator.uid).get();
    expect(states.size).toBe(1);
    expect(JSON.stringify(states.docs.map((doc) => [doc.id, doc.data()]))).not.toContain(
      asked.searchParams.get('state'),
    );
    await comeBack(await decide(page, unique('h')), browser);
    for (const name of [COLLECTIONS.oauthStates, COLLECTIONS.oauthTickets]) {
      expect((await deps().db.firestore.collection(name).where('uid', '==', creator.uid).get()).size).toBe(0);
    }
    expect(JSON.stringify(logLines)).not.toContain(browser.ticket);
  });

  it('lets one browser connect several platforms side by side', async () => {
    const first = await askForTicket(creator, 'tiktok');
    const second = await askForTicket(creator, 'youtube', { cookie: first.cookie });
    expect(second.cookie).toBe(first.cookie);
    const away = [await start(first, 'tiktok'), await start(second, 'youtube')].map(locationOf);
    const back = [await decide(away[0] ?? '', unique('h')), await decide(away[1] ?? '', unique('h'))] as const;
    expect(locationOf(await comeBack(back[0], first, 'tiktok'))).toContain('social=connected');
    expect(locationOf(await comeBack(back[1], first, 'youtube'))).toContain('social=connected');
    expect(await succeed(listSocialAccounts, {}, creator)).toHaveLength(2);
  });

  it('refuses another account than the one whose treasure is under review', async () => {
    const { creator: author, handle, application } = await approvedCreator(await createPerson('business_owner'));
    await storeDeliverable(application, { platform: 'tiktok', status: 'submitted' });
    expect(await connect(author, unique('h'))).toBe(failed('under_review'));
    expect(await succeed(listSocialAccounts, {}, author)).toMatchObject([{ username: handle, verified_by: 'code' }]);
    expect(await connect(author, handle)).toBe(profile('connected&platform=tiktok'));
  });

  it('refuses an account that is linked to somebody else', async () => {
    const handle = unique('h');
    await connect(await createPerson('content_creator'), handle);
    expect(await connect(creator, handle)).toBe(failed('taken'));
    expect(await succeed(listSocialAccounts, {}, creator)).toEqual([]);
  });

  it('says so when its person denies it, and when the platform refuses or does not answer', async () => {
    const denied = await askForTicket(creator);
    const no = await decide(locationOf(await start(denied)), 'mina', 'deny');
    expect(locationOf(await comeBack(no, denied))).toBe(failed('denied'));

    const wrong = await askForTicket(creator);
    const query = await decide(locationOf(await start(wrong)), unique('h'));
    query.set('code', 'made-up');
    expect(locationOf(await comeBack(query, wrong))).toBe(failed('refused'));

    const away = await askForTicket(creator);
    const good = await decide(locationOf(await start(away)), unique('h'));
    const recover = await failHost('open.tiktokapis.com');
    const unanswered = locationOf(await comeBack(good, away));
    await recover();
    expect(unanswered).toBe(failed('unavailable'));
    expect(await succeed(listSocialAccounts, {}, creator)).toEqual([]);
  });
});

describe('a ticket', () => {
  it('is for people who are signed in, and for platforms the product is registered with', async () => {
    const body = { platform: 'tiktok' as const };
    expect(await refuse(issueOauthTicket, { body })).toMatchObject({ status: 401 });
    const facebook = JSON.stringify({ platform: 'facebook' });
    const answer = await callRaw('POST', '/social-accounts/oauth-tickets', { person: creator, body: facebook });
    expect(answer.status).toBe(422);
  });

  it('is good once', async () => {
    const browser = await askForTicket(creator);
    const answers = await Promise.all([start(browser), start(browser), start(browser)]);
    const expired = answers.filter((answer) => answer.headers.get('location') === failed('expired'));
    expect(expired).toHaveLength(2);
  });

  it('is good for two minutes', async () => {
    const browser = await askForTicket(creator);
    const tickets = deps().db.firestore.collection(COLLECTIONS.oauthTickets).where('uid', '==', creator.uid);
    const [ticket] = (await tickets.get()).docs;
    expect((ticket?.get('expiresAt') as { toMillis(): number }).toMillis() - Date.now()).toBeLessThanOrEqual(120_000);
    await ticket?.ref.update({ expiresAt: new Date(Date.now() - 1) });
    expect(locationOf(await start(browser))).toBe(failed('expired'));
  });

  it('is good in its own browser and for its own platform only', async () => {
    const mine = await askForTicket(creator);
    const theirs = await askForTicket(await createPerson('content_creator'));
    expect(locationOf(await start({ ...mine, cookie: theirs.cookie }))).toBe(failed('mismatch'));
    expect(locationOf(await start({ ...theirs, cookie: '__session=x' }))).toBe(failed('mismatch'));
    expect(locationOf(await start(await askForTicket(creator), 'youtube'))).toBe(failed('mismatch', 'youtube'));
  });

  it('is never a login token, because platforms log addresses', async () => {
    const answer = await start({ cookie: '', ticket: creator.idToken });
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect(JSON.stringify(answer.body)).toContain('This is a login token, which does not belong in an address');
    expect(JSON.stringify(logLines)).not.toContain(creator.idToken);
    expect((await start({ cookie: '', ticket: 'nonsense' })).status).toBe(422);
    expect((await callRaw('GET', '/social-accounts/oauth/tiktok')).status).toBe(422);
    expect((await start(await askForTicket(creator), 'facebook' as OauthPlatform)).status).toBe(422);
  });
});

describe('a platform the product is not registered with', () => {
  it('gives no ticket, and leads back with the reason', async () => {
    const { config } = deps();
    const app = createApp({ ...deps(), config: { ...config, oauthClients: { ...config.oauthClients, tiktok: null } } });
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/social-accounts`;
    const refused = await fetch(`${base}/oauth-tickets`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${creator.idToken}` },
      body: JSON.stringify({ platform: 'tiktok' }),
    });
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { message: 'Connecting through TikTok is not set up. Use the verification code.' },
    ]);
    for (const path of [`oauth/tiktok?token=${'x'.repeat(43)}`, `oauth/tiktok/callback?state=${'x'.repeat(43)}`]) {
      const sent = await fetch(`${base}/${path}`, { redirect: 'manual' });
      expect(sent.headers.get('location')).toBe(failed('not_configured'));
    }
    server.close();
  });
});

describe('coming back', () => {
  it('is good once, in the same browser, for the same platform, within ten minutes', async () => {
    const handle = unique('h');
    const browser = await askForTicket(creator);
    const query = await decide(locationOf(await start(browser)), handle);
    const stranger = await askForTicket(await createPerson('content_creator'));
    expect(locationOf(await comeBack(query, stranger))).toBe(failed('mismatch'));
    // Whoever tries with another browser has used it up.
    expect(locationOf(await comeBack(query, browser))).toBe(failed('expired'));

    const other = await askForTicket(creator);
    const elsewhere = await decide(locationOf(await start(other)), handle);
    expect(locationOf(await comeBack(elsewhere, other, 'youtube'))).toBe(failed('mismatch', 'youtube'));

    const late = await askForTicket(creator);
    const slow = await decide(locationOf(await start(late)), handle);
    const states = await deps().db.firestore.collection(COLLECTIONS.oauthStates).where('uid', '==', creator.uid).get();
    await states.docs[0]?.ref.update({ expiresAt: new Date(Date.now() - 1) });
    expect(locationOf(await comeBack(slow, late))).toBe(failed('expired'));
    expect(await succeed(listSocialAccounts, {}, creator)).toEqual([]);
  });

  it('with a state nobody was given leads nowhere', async () => {
    const browser = await askForTicket(creator);
    const unknown = new URLSearchParams({ state: 'x'.repeat(43), code: 'any' });
    expect(locationOf(await comeBack(unknown, browser))).toBe(failed('expired'));
    expect((await comeBack(new URLSearchParams({ code: 'any' }), browser)).status).toBe(422);
  });
});
