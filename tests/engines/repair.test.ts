import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { COLLECTIONS } from '@doubloon/contract/shared/collections.ts';
import { Firestore } from '@google-cloud/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { LOCAL_PROJECT_ID } from '../../emulators/suite/local-project.ts';
import { ROOT } from '../../emulators/suite/start-suite.ts';
import { startEngineSuite, type EngineSuite } from './support/engine-suite.ts';

let suite: EngineSuite;
let db: Firestore;

beforeAll(async () => {
  suite = await startEngineSuite(['firestore'], { importDir: join(ROOT, 'emulator-data') });
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', suite.env['FIRESTORE_EMULATOR_HOST']);
  db = new Firestore({ projectId: LOCAL_PROJECT_ID });
});
afterAll(async () => {
  await db.terminate();
  await suite.dispose();
  vi.unstubAllEnvs();
});

function repair(...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts', 'repair.ts'), ...words], {
    encoding: 'utf8',
    env: { ...process.env, ...suite.env },
  });
  return { status, stderr, lines: stdout.trim().split('\n') };
}

/** Some campaign, and the dashboard of its owner. */
async function someCampaign() {
  const found = await db.collection(COLLECTIONS.campaigns).where('counts.applications', '>', 0).limit(1).get();
  const [campaign] = found.docs;
  if (!campaign) throw new Error('The demo data has no campaign with applications');
  return { campaign, dashboard: db.collection(COLLECTIONS.dashboards).doc(String(campaign.get('ownerId'))) };
}

describe('npm run repair', () => {
  it('says how it is used', () => {
    const { status, lines } = repair('--help');
    expect(lines[0]).toBe('Usage: npm run repair -- [--project ID] [--write [--anew]]');
    expect(status).toBe(0);
  });

  it('finds no difference in the demo data, after counting a good deal', () => {
    const { status, stderr, lines } = repair();
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const [, documents, numbers] =
      /^(\d+) documents counted, (\d+) numbers compared, 0 differences\.$/.exec(lines.join('\n')) ?? [];
    expect(Number(documents)).toBeGreaterThan(10);
    expect(Number(numbers)).toBeGreaterThan(20);
  });

  it('reports numbers somebody broke and leaves them alone, until it is told to write', async () => {
    const { campaign, dashboard } = await someCampaign();
    const before = { campaign: (await campaign.ref.get()).data(), dashboard: (await dashboard.get()).data() };
    await campaign.ref.update({ 'counts.applications': 77 });
    await dashboard.update({ 'campaigns.total': 0 });

    const report = repair();
    expect(report.status).toBe(1);
    expect(report.lines).toContain(
      `campaigns/${campaign.id} counts.applications: stored 77, recomputed ${String(campaign.get('counts.applications'))}`,
    );
    expect(report.lines).toContainEqual(expect.stringContaining(`${dashboard.path} campaigns.total: stored 0, `));
    expect(report.lines.at(-1)).toBe('Nothing was changed; --write puts them right.');
    expect((await campaign.ref.get()).get('counts.applications')).toBe(77);

    expect(repair('--write')).toMatchObject({ status: 0 });
    expect((await campaign.ref.get()).data()).toEqual(before.campaign);
    expect((await dashboard.get()).data()).toEqual(before.dashboard);
    expect(repair().status).toBe(0);
  });

  it('counts a document whose event was lost, and takes back one whose deletion was', async () => {
    const { campaign } = await someCampaign();
    const [lost] = (await db.collection(COLLECTIONS.applications).where('campaignId', '==', campaign.id).limit(1).get())
      .docs;
    if (!lost) throw new Error('The campaign has no application');
    const counted = () => campaign.ref.get().then((now) => now.get('counts.applications') as number);
    const before = await counted();

    await lost.ref.delete();
    expect(repair('--write').status).toBe(0);
    expect(await counted()).toBe(before - 1);

    await lost.ref.set(lost.data());
    expect(repair('--write').status).toBe(0);
    expect(await counted()).toBe(before);
    expect(repair().status).toBe(0);
  });

  it('makes a dashboard that is missing altogether', async () => {
    const { dashboard } = await someCampaign();
    const before = (await dashboard.get()).data();
    await dashboard.delete();
    expect(repair().status).toBe(1);
    expect(repair('--write').status).toBe(0);
    expect(repair().status).toBe(0);
    expect((await dashboard.get()).get('campaigns')).toEqual(before?.['campaigns']);
  });
});
