import { describe, expect, it } from 'vitest';
import { atHour, quietFacts } from '../../../testing/flag-facts.ts';
import { readFlagSettings } from '../../platform/config/flag-settings.ts';
import type { FlagFacts } from '../rule.ts';
import { emptiedAccount, firstPayouts, paidTogether, replacedAccount, sharedTraits, youngAccount } from './accounts.ts';

const daysAgo = (days: number) => atHour(-24 * days);

describe('a young account', () => {
  it.each([
    ['nothing is known', null, null, null],
    ['both are old', daysAgo(7), daysAgo(400), null],
    ['the creator is new', daysAgo(6.5), daysAgo(30), 6],
    ['the account was linked lately', daysAgo(300), daysAgo(1), 1],
    ['only one is known', null, daysAgo(2), 2],
  ])('where %s', (_what, registeredAt, linkedAt, days) => {
    const found = youngAccount(quietFacts({ registeredAt, linkedAt }));
    if (days === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ name: 'young_account', weight: 10, evidence: { days } });
  });
});

describe('a payout account that took the place of another', () => {
  const found = (facts: Partial<FlagFacts>) => replacedAccount(quietFacts(facts));

  it('is none without an earlier one', () => {
    expect(found({ replacedAccount: null })).toBeNull();
  });

  it.each([
    [0.2, 'less than a day', 0],
    [13.9, '13 days', 13],
  ])('%d days ago', (days, said, evidence) => {
    expect(found({ replacedAccount: { at: daysAgo(days), number: 2 } })).toMatchObject({
      name: 'replaced_account',
      weight: 50,
      evidence: { days: evidence, account: 2 },
      forAdmins: `The creator’s payment account took the place of another one ${said} ago.`,
      forPerson: 'The payment account was replaced lately.',
    });
  });

  it('long ago', () => {
    expect(found({ replacedAccount: { at: daysAgo(14), number: 2 } })).toBeNull();
  });

  it('in the emulators', () => {
    const { thresholds } = readFlagSettings({}, { emulated: true });
    expect(found({ replacedAccount: { at: daysAgo(0), number: 2 }, thresholds })).toBeNull();
  });
});

describe('an emptied account', () => {
  it.each([
    [2, 2, false],
    [3, 1, false],
    [3, 2, true],
    [4, 2, true],
    [40, 19, false],
    [0, 0, false],
  ])('of %d other posts, of which %d are missing: %s', (all, missing, isFound) => {
    const found = emptiedAccount(quietFacts({ otherPosts: { all, missing } }));
    expect(found && { ...found.evidence, weight: found.weight }).toEqual(
      isFound ? { posts: all, missing, weight: 25 } : null,
    );
  });
});

describe('shared traits', () => {
  const find = (shared: FlagFacts['shared']) => sharedTraits.flatMap((rule) => rule(quietFacts({ shared })) ?? []);

  it.each([
    [[], []],
    [['card'], [['shared_card', 60]]],
    [['bank'], [['shared_bank', 60]]],
    [['device'], [['shared_device', 50]]],
    [['network'], [['shared_network', 15]]],
    [
      ['network', 'card'],
      [
        ['shared_card', 60],
        ['shared_network', 15],
      ],
    ],
  ] as const)('%j are found each', (shared, expected) => {
    expect(find(shared).map(({ name, weight }) => [name, weight])).toEqual(expected);
  });

  it('are named to admins, and not to the person', () => {
    const [found] = find(['bank']);
    expect(found?.forAdmins).toBe(
      'The creator is paid to the bank account of somebody who shares a card or a device with the owner.',
    );
    expect(found?.forPerson).not.toContain('bank');
  });
});

describe('creators of one owner who are paid to one bank account', () => {
  it.each([
    [0, null],
    [1, '1 other creator of this owner is paid to the creator’s bank account.'],
    [3, '3 other creators of this owner are paid to the creator’s bank account.'],
  ])('%d others: %s', (creators, sentence) => {
    const found = paidTogether(quietFacts({ paidTogether: creators }));
    if (sentence === null) expect(found).toBeNull();
    else expect(found).toMatchObject({ weight: 40, evidence: { creators }, forAdmins: sentence });
  });

  it('are named to the person in general words', () => {
    expect(paidTogether(quietFacts({ paidTogether: 1 }))?.forPerson).not.toContain('bank');
  });
});

describe('many first payouts on one day', () => {
  it.each([
    [1, false],
    [4, false],
    [5, true],
    [30, true],
  ])('%d: %s', (creators, isFound) => {
    const found = firstPayouts(quietFacts({ firstPayoutsOfDay: creators }));
    expect(found && found.evidence).toEqual(isFound ? { creators } : null);
  });
});
