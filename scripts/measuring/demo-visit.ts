import { join } from 'node:path';
import { listOwnApplications } from '@doubloon/contract/applications/operations.ts';
import { listCampaignsOfOwner } from '@doubloon/contract/campaigns/operations.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import type { DemoApi, DemoPerson } from '../seeding/demo-api.ts';
import { readDemoAccounts } from '../starting/demo-accounts.ts';
import type { DemoIds, Visitor } from './screens.ts';

export const DEMO_DATA = join(ROOT, 'emulator-data');

/** Signs in those of the demo data who look at screens. Throws when one is missing. */
export async function signInDemoPeople(api: DemoApi): Promise<Record<Exclude<Visitor, 'visitor'>, DemoPerson>> {
  const accounts = readDemoAccounts(DEMO_DATA);
  const signIn = (name: string) => {
    const account = accounts.find(({ email }) => email.startsWith(`${name}@`));
    if (!account) throw new Error(`The demo data has no ${name}`);
    return api.signIn(account);
  };
  return { owner: await signIn('owner'), creator: await signIn('creator'), admin: await signIn('admin') };
}

/** Returns the ids in the addresses of their screens. Throws when the demo data lacks it. */
export async function findDemoIds(api: DemoApi, owner: DemoPerson, creator: DemoPerson): Promise<DemoIds> {
  const [campaign] = await api.call(listCampaignsOfOwner, { params: { id: owner.uid }, query: {} }, owner);
  const applications = await api.call(listOwnApplications, { query: {} }, creator);
  const approved = applications.find(({ status }) => status === 'approved');
  if (!campaign || !approved) throw new Error('The demo data has no loot or no approved application');
  return { campaignId: campaign.id, applicationId: approved.id, creatorId: creator.uid, ownerId: owner.uid };
}

/** Returns the stored data of a browser in which somebody is signed in. */
export const storageOf = ({ uid, name, email, role, idToken }: DemoPerson): Record<string, string> => ({
  loot_token: idToken,
  loot_user: JSON.stringify({ uid, name, email, role, emailVerified: true, isVerified: false, profilePic: null }),
});
