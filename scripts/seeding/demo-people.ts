import { clickAffiliateLink, createAffiliateLink } from '@doubloon/contract/affiliates/operations.ts';
import { decideVerification } from '@doubloon/contract/admin/operations.ts';
import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { updateStore } from '@doubloon/contract/stores/operations.ts';
import { requestVerification } from '@doubloon/contract/users/operations.ts';
import type { DemoAccount } from '../starting/demo-accounts.ts';
import { newBrowser, type DemoBrowser, type DemoPerson } from './demo-api.ts';
import { asDataUrl, drawPicture, PALETTES, type Motif } from './demo-pictures.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';
import { demoStory } from './stories/demo-story.ts';
import type { Story } from './stories/play-stories.ts';

const PASSWORD = 'treasure-map';

/** Registers everybody, one of them over a referral link, signs them in and has them prove their e-mails, an owner and a creator in one browser. */
export async function gatherPeople({ api, clock, makeAdmin }: DemoStage): Promise<DemoCast> {
  const join = (name: string, username: string, email: string, role: ChoosableRole, referralCode?: string) =>
    api.signUpOnly({ name, username, email, password: PASSWORD, role, ...(referralCode && { referralCode }) });
  const signIn = async (account: DemoAccount, browser?: DemoBrowser): Promise<DemoPerson> => {
    const person = await api.signIn(account, browser);
    await api.proveEmail(person);
    return person;
  };
  // Addresses for documentation count as no network.
  const shared = newBrowser('203.0.112.77');

  await clock.goTo(88);
  const owners = {
    mei: await join('Kopi & Kin', 'kopiandkin', 'owner@doubloon.example', 'business_owner'),
    arjun: await join('Peak Gear', 'peakgear', 'peak@doubloon.example', 'business_owner'),
    hana: await join('Atelier Siang', 'ateliersiang', 'atelier@doubloon.example', 'business_owner'),
    iris: await join('Harbour Books', 'harbourbooks', 'harbour@doubloon.example', 'business_owner'),
    bala: await join('Tanjong Cycles', 'tanjongcycles', 'tanjong@doubloon.example', 'business_owner'),
    sam: await join('Sundown Supply', 'sundownsupply', 'sundown@doubloon.example', 'business_owner'),
  };
  const creators = {
    lina: await join('Lina Tan', 'lina.tan', 'creator@doubloon.example', 'content_creator'),
    noah: await join('Noah Lim', 'noahlim', 'noah@doubloon.example', 'content_creator'),
    sofia: await join('Sofia Rahman', 'sofia.r', 'sofia@doubloon.example', 'content_creator'),
    june: await join('June Okada', 'juneokada', 'june@doubloon.example', 'content_creator'),
    mira: await join('Mira Goh', 'miragoh', 'mira@doubloon.example', 'content_creator'),
    kai: await join('Kai Fernandez', 'kaimoves', 'kai@doubloon.example', 'content_creator'),
    dex: await join('Dex Wong', 'dexclips', 'dex@doubloon.example', 'content_creator'),
    sol: await join('Sol Haddad', 'solclips', 'sol@doubloon.example', 'content_creator'),
    ola: await join('Ola Berg', 'olaclips', 'ola@doubloon.example', 'content_creator'),
    vic: await join('Vic Moreau', 'vicclips', 'vic@doubloon.example', 'content_creator'),
    pia: await join('Pia Chua', 'piaclips', 'pia@doubloon.example', 'content_creator'),
    tia: await join('Tia Sundram', 'tiaclips', 'tia@doubloon.example', 'content_creator'),
  };
  const registered = await join('Ada Quek', 'ada', 'admin@doubloon.example', 'business_owner');
  await makeAdmin(registered.email);
  const first = await clock.today(async () => ({
    mei: await signIn(owners.mei),
    arjun: await signIn(owners.arjun),
    hana: await signIn(owners.hana),
    iris: await signIn(owners.iris),
    bala: await signIn(owners.bala),
    lina: await signIn(creators.lina),
    noah: await signIn(creators.noah),
    sofia: await signIn(creators.sofia),
    june: await signIn(creators.june),
    mira: await signIn(creators.mira),
    kai: await signIn(creators.kai),
    dex: await signIn(creators.dex),
    sol: await signIn(creators.sol),
    ola: await signIn(creators.ola),
    vic: await signIn(creators.vic),
    pia: await signIn(creators.pia),
    sam: await signIn(owners.sam, shared),
    tia: await signIn(creators.tia, shared),
    ada: await signIn({ ...registered, role: 'admin' }),
  }));

  // Only an admin may be called so.
  await api.call(updateProfile, { body: { name: 'Ada Admin' } }, first.ada);

  // Lina rewards referrals; Ravi comes over Sofia's link.
  const { lina, sofia } = first;
  await api.call(updateStore, { params: { id: lina.uid }, body: { affiliateReward: 25 } }, lina);
  const link = await api.call(createAffiliateLink, { body: { creatorId: lina.uid } }, sofia);
  for (let visitors = 0; visitors < 4; visitors += 1) {
    await api.call(clickAffiliateLink, { params: { code: link.code } });
  }
  await clock.goTo(87.5);
  const last = await join('Ravi Menon', 'ravimakes', 'ravi@doubloon.example', 'content_creator', link.code);
  const ravi = await clock.today(() => signIn(last));
  return { ...first, ravi };
}

/** Pictures, linked accounts, payout accounts, who is verified, and who lets views be read. */
export async function* setUpAccounts(stage: DemoStage, cast: DemoCast): Story {
  const { api } = stage;
  const { mei, arjun, hana, iris, bala, lina, noah, sofia, june, ravi, mira, kai, ada } = cast;
  const story = demoStory(api, stage.socialWeb);

  const look = async (
    person: DemoPerson,
    bio: string,
    website: string,
    motif: Motif,
    palette: keyof typeof PALETTES,
  ) => {
    const picture = await drawPicture('portrait', motif, PALETTES[palette], { width: 320, height: 320 });
    await api.call(updateProfile, { body: { bio, website, profilePic: await asDataUrl(picture) } }, person);
  };
  const askToBeVerified = (person: DemoPerson) => api.call(requestVerification, {}, person);
  const decide = async (person: DemoPerson, granted: boolean, reason: string) => {
    const { verificationRequestedAt } = await askToBeVerified(person);
    const body = { granted, reason, verification_requested_at: verificationRequestedAt };
    await api.call(decideVerification, { params: { id: person.uid }, body }, ada);
  };

  yield 87;
  await look(mei, 'Three generations of kopi.', 'https://kopi-and-kin.example', 'cup', 'gold');
  await look(arjun, 'Gear for real weather.', 'https://peak-gear.example', 'sun', 'forest');
  await look(hana, 'Bags sewn in Joo Chiat.', 'https://atelier-siang.example', 'stripes', 'plum');
  await look(iris, 'A bookshop by the water.', 'https://harbour-books.example', 'waves', 'sea');
  await look(bala, 'Bicycles that fold.', 'https://tanjong-cycles.example', 'bike', 'coral');
  await look(lina, 'Small stories, well told.', 'https://lina-tan.example', 'portrait', 'gold');
  await look(noah, 'Bicycle first, camera second.', '', 'portrait', 'sea');
  await look(sofia, 'Recipes from my grandmother.', '', 'portrait', 'coral');
  await look(june, 'Clothes that last.', 'https://june-okada.example', 'portrait', 'plum');
  await look(ravi, 'I take things apart and show you why.', '', 'portrait', 'ink');
  await look(mira, 'One soap at a time.', '', 'portrait', 'coral');
  await look(kai, 'Twelve minutes are enough.', '', 'portrait', 'forest');

  await story.linkAccount(lina, 'tiktok', 'lina.tan');
  await story.linkAccount(lina, 'instagram', 'lina.tan');
  await story.linkAccount(lina, 'youtube', 'linatan');
  await story.linkAccount(noah, 'instagram', 'noahlim');
  await story.linkAccount(noah, 'youtube', 'noahlim');
  await story.linkAccount(sofia, 'tiktok', 'sofia.r');
  await story.linkAccount(june, 'tiktok', 'juneokada');
  await story.linkAccount(june, 'instagram', 'juneokada');
  await story.linkAccount(ravi, 'youtube', 'ravimakes');
  await story.linkAccount(ravi, 'tiktok', 'ravimakes');
  await story.linkAccount(mira, 'tiktok', 'miragoh');
  await story.linkAccount(kai, 'tiktok', 'kaimoves');
  for (const creator of [lina, noah, june, ravi]) await story.connectPayouts(creator);

  yield 80;
  await askToBeVerified(arjun);
  yield 78;
  await decide(arjun, true, 'Registered business, seen in its shop.');
  yield 62;
  await askToBeVerified(lina);
  yield 61;
  await decide(lina, true, 'Known to two of our merchants.');
  yield 40;
  await askToBeVerified(hana);
  yield 38;
  await decide(hana, false, 'The name of the account and of the business differ.');
  yield 9;
  await api.letViewsBeRead(lina, 'tiktok', 'lina.tan');
  await api.letViewsBeRead(noah, 'instagram', 'noahlim');
  await api.letViewsBeRead(sofia, 'tiktok', 'sofia.r');
  yield 4;
  await askToBeVerified(ravi);
  yield 2;
  await askToBeVerified(sofia);
  yield 1;
  await askToBeVerified(hana);
}
