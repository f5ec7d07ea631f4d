import { clickAffiliateLink, createAffiliateLink } from '@doubloon/contract/affiliates/operations.ts';
import { updateProfile } from '@doubloon/contract/auth/operations.ts';
import type { ChoosableRole } from '@doubloon/contract/shared/roles.ts';
import { requestVerification } from '@doubloon/contract/users/operations.ts';
import { decideVerification } from '@doubloon/contract/admin/operations.ts';
import { updateStore } from '@doubloon/contract/stores/operations.ts';
import type { DemoPerson } from './demo-api.ts';
import { asDataUrl, drawPicture, PALETTES, type Motif } from './demo-pictures.ts';
import type { DemoCast, DemoStage } from './demo-stage.ts';
import { demoStory } from './demo-story.ts';

const PASSWORD = 'treasure-map';

/** Registers everybody, with pictures, linked accounts, payout accounts, verification and a referral. */
export async function gatherPeople(stage: DemoStage): Promise<DemoCast> {
  const { api } = stage;
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
  const join = (name: string, username: string, email: string, role: ChoosableRole, referralCode?: string) =>
    api.signUp({ name, username, email, password: PASSWORD, role, ...(referralCode && { referralCode }) });

  const mei = await join('Kopi & Kin', 'kopiandkin', 'owner@doubloon.example', 'business_owner');
  const arjun = await join('Peak Gear', 'peakgear', 'peak@doubloon.example', 'business_owner');
  const hana = await join('Atelier Siang', 'ateliersiang', 'atelier@doubloon.example', 'business_owner');
  const lina = await join('Lina Tan', 'lina.tan', 'creator@doubloon.example', 'content_creator');
  const noah = await join('Noah Lim', 'noahlim', 'noah@doubloon.example', 'content_creator');
  const sofia = await join('Sofia Rahman', 'sofia.r', 'sofia@doubloon.example', 'content_creator');
  const june = await join('June Okada', 'juneokada', 'june@doubloon.example', 'content_creator');
  const registered = await join('Ada Admin', 'ada', 'admin@doubloon.example', 'business_owner');
  await stage.makeAdmin(registered.email);
  const ada = await api.signIn({ ...registered, role: 'admin' });

  // Lina rewards referrals; Ravi comes over Sofia's link.
  await api.call(updateStore, { params: { id: lina.uid }, body: { affiliateReward: 15 } }, lina);
  const link = await api.call(createAffiliateLink, { body: { creatorId: lina.uid } }, sofia);
  for (let visitors = 0; visitors < 4; visitors += 1) {
    await api.call(clickAffiliateLink, { params: { code: link.code } });
  }
  const ravi = await join('Ravi Menon', 'ravimakes', 'ravi@doubloon.example', 'content_creator', link.code);

  await look(mei, 'Three generations of kopi.', 'https://kopi-and-kin.example', 'cup', 'gold');
  await look(arjun, 'Gear for real weather.', 'https://peak-gear.example', 'sun', 'forest');
  await look(hana, 'Bags sewn in Joo Chiat.', 'https://atelier-siang.example', 'stripes', 'plum');
  await look(lina, 'Small stories, well told.', 'https://lina-tan.example', 'portrait', 'gold');
  await look(noah, 'Bicycle first, camera second.', '', 'portrait', 'sea');
  await look(sofia, 'Recipes from my grandmother.', '', 'portrait', 'coral');
  await look(june, 'Clothes that last.', 'https://june-okada.example', 'portrait', 'plum');
  await look(ravi, 'I take things apart and show you why.', '', 'portrait', 'ink');

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
  for (const creator of [lina, noah, june, ravi]) await story.connectPayouts(creator);

  await api.call(requestVerification, {}, lina);
  await api.call(
    decideVerification,
    { params: { id: lina.uid }, body: { granted: true, reason: 'Known to two of our merchants.' } },
    ada,
  );
  await api.call(requestVerification, {}, sofia);
  await api.call(requestVerification, {}, ravi);
  return { mei, arjun, hana, lina, noah, sofia, june, ravi, ada };
}
