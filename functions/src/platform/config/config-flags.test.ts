import { FLAG_NAMES } from '@doubloon/contract/flags/flag.ts';
import { describe, expect, it } from 'vitest';
import { DEPLOYED_ENVIRONMENT } from '../../../testing/deployed-environment.ts';
import { readConfig } from './config.ts';
import { USUAL_FLAG_SETTINGS, USUAL_THRESHOLDS } from './flag-settings.ts';

const flagsOf = (settings: Readonly<Record<string, string>>) =>
  readConfig({ ...DEPLOYED_ENVIRONMENT, ...settings }).flags;

describe('the figures by which doubtful evidence is found', () => {
  it('are the usual ones of every rule without a setting', () => {
    expect(flagsOf({})).toEqual(USUAL_FLAG_SETTINGS);
    expect(flagsOf({ FLAG_THRESHOLDS: '', HOLD_SCORE: '' })).toEqual(USUAL_FLAG_SETTINGS);
    expect(Object.keys(USUAL_THRESHOLDS)).toEqual(expect.arrayContaining([...FLAG_NAMES]));
  });

  it('are those that are named, over the usual ones', () => {
    const { thresholds } = flagsOf({
      FLAG_THRESHOLDS: 'spike.viewsPerHour:8000, spike.weight:30,low_engagement.percent:0.1',
    });
    expect(thresholds).toEqual({
      ...USUAL_THRESHOLDS,
      spike: { ...USUAL_THRESHOLDS.spike, viewsPerHour: 8_000, weight: 30 },
      low_engagement: { ...USUAL_THRESHOLDS.low_engagement, percent: 0.1 },
    });
    expect(flagsOf({})).toEqual(USUAL_FLAG_SETTINGS);
  });

  it.each([
    ['surge.views:1', /FLAG_THRESHOLDS names surge; it may name spike, low_engagement, /],
    ['toString.name:1', /FLAG_THRESHOLDS names toString/],
    ['spike.views:1', /FLAG_THRESHOLDS names spike.views; spike has weight, timesMedian, viewsPerHour, /],
    ['fall.constructor:1', /FLAG_THRESHOLDS names fall.constructor; fall has weight, percent$/],
    ['fall.percent:much', /FLAG_THRESHOLDS is written RULE.FIGURE:NUMBER,…, not fall.percent:much/],
    ['fall.percent:-1', /is written .*, not fall.percent:-1/],
    ['fall.percent:', /is written .*, not fall.percent:/],
    ['fall:10', /is written .*, not fall:10/],
    ['fall.percent=10', /is written .*, not fall.percent=10/],
    ['fall.weight:0', /fall.weight of FLAG_THRESHOLDS is a whole number from 1 to 100/],
    ['fall.weight:2.5', /fall.weight of FLAG_THRESHOLDS is a whole number/],
    ['picture_seen.ownWeight:101', /picture_seen.ownWeight of FLAG_THRESHOLDS is a whole number/],
    ['picture_seen.bits:16', /picture_seen.bits of FLAG_THRESHOLDS is 15 at most/],
    ['fast_owner.loots:30', /fast_owner.loots of FLAG_THRESHOLDS is 20 at most, because no more are counted/],
    ['fast_card.loots:21', /fast_card.loots of FLAG_THRESHOLDS is 20 at most/],
    ['fast_card.owners:21', /fast_card.owners of FLAG_THRESHOLDS is 20 at most/],
    ['fast_creator.payouts:20.5', /fast_creator.payouts of FLAG_THRESHOLDS is 20 at most/],
    ['refunded.payments:100', /refunded.payments of FLAG_THRESHOLDS is 20 at most/],
    ['first_payouts.creators:21', /first_payouts.creators of FLAG_THRESHOLDS is 20 at most/],
  ])('cannot be set to %s', (setting, problem) => {
    expect(() => flagsOf({ FLAG_THRESHOLDS: `spike.weight:30,${setting}` })).toThrow(problem);
  });
});

it.each(['fast_owner.loots', 'fast_card.owners', 'fast_creator.payouts', 'refunded.payments'])(
  'as many as are counted can be the limit: %s',
  (figure) => {
    expect(() => flagsOf({ FLAG_THRESHOLDS: `${figure}:20` })).not.toThrow();
  },
);

describe('the score from which a payment waits', () => {
  it('is that of the settings', () => {
    expect(flagsOf({ HOLD_SCORE: '70' }).holdScore).toBe(70);
  });

  it.each(['0', '101', '49.5', '-1', 'half'])('cannot be %s', (score) => {
    expect(() => flagsOf({ HOLD_SCORE: score })).toThrow('HOLD_SCORE is a whole number from 1 to 100');
  });
});
