import type { Application } from '@doubloon/contract/applications/application.ts';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { evaluateFlags } from '../../../functions/src/flags/evaluate-flags.ts';
import { readFlagSettings } from '../../../functions/src/platform/config/flag-settings.ts';
import { deps } from '../../support/api.ts';
import { storeApplication, storeCampaign, storeDeliverable, storeReading } from '../../support/given/fixtures.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import { shareDevice } from '../../support/given/shared-devices.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';

let owner: Person;
let creator: Person;
let application: Application;

const now = () => deps().clock.now();

beforeAll(stopClock);

/** A creator who has been here for a month. */
beforeEach(async () => {
  owner = await createPerson('business_owner');
  creator = await createPerson('content_creator');
  passMinutes(31 * 24 * 60);
  application = await storeApplication(await storeCampaign(owner), creator, { status: 'approved' });
});

/** Dependencies of the product with these settings of flags. */
const withSettings = (settings: Readonly<Record<string, string>>) => ({
  ...deps(),
  config: { ...deps().config, flags: readFlagSettings(settings, { emulated: true }) },
});

it('rules find by the figures of the settings, and weigh as much', async () => {
  const treasure = await storeDeliverable(application, { status: 'approved', viewCount: 6_300, reportedAt: now() });
  for (const [index, views] of [0, 100, 200, 6_200, 6_300].entries()) {
    const at = new Date(now().getTime() - (4 - index) * 3_600_000);
    await storeReading(treasure, { at, views, likes: views, comments: 3 });
  }
  const foundWith = async (thresholds: string) => {
    const report = await evaluateFlags(withSettings({ FLAG_THRESHOLDS: thresholds }), treasure.id);
    return report?.flags.map(({ name, weight }) => [name, weight]);
  };
  expect(await foundWith('spike.viewsPerHour:6000')).toEqual([['spike', 25]]);
  expect(await foundWith('spike.viewsPerHour:6000,spike.weight:40')).toEqual([['spike', 40]]);
  expect(await foundWith('spike.viewsPerHour:6001')).toEqual([]);
});

it('a payment waits from the score of the settings on', async () => {
  await shareDevice(owner, creator);
  const ref = { kind: 'application', id: application.id } as const;
  const waits = async (settings: Readonly<Record<string, string>>) => {
    const own = withSettings(settings);
    const held = await own.findHold(own, ref);
    expect(await own.foreseeHold(own, own.db, ref)).toEqual(held);
    return held !== null;
  };
  expect(await waits({ HOLD_SCORE: '50' })).toBe(true);
  expect(await waits({ HOLD_SCORE: '51' })).toBe(false);
  expect(await waits({ HOLD_SCORE: '51', FLAG_THRESHOLDS: 'shared_device.weight:51' })).toBe(true);
});
