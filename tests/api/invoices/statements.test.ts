import {
  downloadStatement,
  downloadStatementTable,
} from '@doubloon/contract/payments/statements/statement-operations.ts';
import { dayInSingapore, startOfDayInSingapore } from '@doubloon/contract/shared/days.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { callRaw, deps, refuse, succeed } from '../../support/api.ts';
import { createPerson } from '../../support/given/people.ts';
import type { Person } from '../../support/given/person.ts';
import {
  approve,
  buyCampaign,
  createPaidCreator,
  submitDeliverable,
  transfersOf,
} from '../../support/money/paid-campaigns.ts';
import { deliver, eventAbout, failNext, settleBalances } from '../../support/money/payment-provider.ts';
import { passMinutes } from '../../support/setup/moving-clock.ts';

let owner: Person;
let creator: Person;
const thisYear = () => Number(dayInSingapore(deps().clock.now()).slice(0, 4));
const ofYear = (year = thisYear(), person = creator) => ({ params: { id: person.uid, year } });

/** A loot of SGD 1,000 with one slot that pays for 1,000 views: 750. */
async function pay(title: string, times = 1): Promise<string> {
  const { campaign } = await buyCampaign(owner, { title, creator_slots: times });
  await approve(await submitDeliverable(campaign, creator, { viewCount: 1000 }), owner);
  return campaign.id;
}

async function readTable(year?: number): Promise<string[]> {
  const bytes = await succeed(downloadStatementTable, ofYear(year), creator);
  return new TextDecoder().decode(bytes).trim().split('\r\n');
}

async function readText(year?: number): Promise<string> {
  const bytes = await succeed(downloadStatement, ofYear(year), creator);
  return (await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })).text;
}

beforeAll(async () => {
  owner = await createPerson('business_owner');
  creator = await createPaidCreator();
});

describe('the statement of a year', () => {
  it('says when nothing was paid', async () => {
    expect(await readText()).toContain('Nothing was paid in this year.');
    expect(await readTable()).toEqual(['Date,Payout,Loot,Paid (SGD),Taken back (SGD)']);
  });

  it('has each payout that arrived and what was taken back, as the books have them', async () => {
    await pay('Durian fair');
    const kaya = await pay('Kaya toast', 2);
    const [transfer] = await transfersOf(kaya);
    const { stripe } = deps();
    await settleBalances();
    for (const amount of [5000, 2500]) {
      await stripe.transfers.createReversal(transfer?.id ?? '', { amount });
      expect((await deliver(await eventAbout('transfer.reversed', transfer?.id ?? ''))).status).toBe(200);
    }
    await failNext('transfers.create', 'balance_insufficient');
    await pay('Refused');
    const today = dayInSingapore(deps().clock.now());
    expect((await readTable()).slice(1).map((line) => line.replace(/pay_\w+/, 'ID'))).toEqual([
      `${today},ID,Durian fair,750.00,`,
      `${today},ID,Kaya toast,375.00,`,
      `${today},ID,Kaya toast,,50.00`,
      `${today},ID,Kaya toast,,25.00`,
    ]);
    const text = await readText();
    for (const said of [`Payouts in ${thisYear()}`, creator.name, 'Durian fair', '1,125.00', '75.00', '1,050.00'])
      expect(text).toContain(said);
    expect(text).not.toContain('Refused');
  });

  it('has nothing of another year', async () => {
    expect(await readTable(thisYear() - 1)).toHaveLength(1);
  });

  it('comes under its year’s name, in the type that programs know', async () => {
    const path = `/payments/statements/${creator.uid}/${thisYear()}`;
    const [pdf, csv] = [
      await callRaw('GET', `${path}/pdf`, { person: creator }),
      await callRaw('GET', `${path}/csv`, { person: creator }),
    ];
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="payouts-${thisYear()}.csv"`);
  });

  it.each([downloadStatement, downloadStatementTable])('is its creator’s and the admins’', async (operation) => {
    expect(await refuse(operation, ofYear(), await createPerson('content_creator'))).toMatchObject({ status: 403 });
    expect(await refuse(operation, ofYear(), owner)).toMatchObject({ status: 403 });
    expect(await refuse(operation, ofYear())).toMatchObject({ status: 401 });
    const admin = await createPerson('admin');
    expect((await succeed(operation, ofYear(), admin)).length).toBeGreaterThan(0);
    const nobody = { params: { id: 'nobody', year: thisYear() } };
    expect(await refuse(operation, nobody, admin)).toMatchObject({ status: 404 });
  });

  it('takes no payouts that cannot belong to its year, however many there are', async () => {
    const first = thisYear();
    expect(await readTable(first)).toHaveLength(5);
    passMinutes(366 * 24 * 60);
    await pay('Rojak');
    await pay('Satay');
    await pay('Teh tarik');
    expect(thisYear()).toBe(first + 1);
    expect(await readTable(first)).toHaveLength(5);
    expect(await readTable()).toHaveLength(4);
    const titlesOf = async (year: number) => {
      const [from, until] = [startOfDayInSingapore(`${year}-01-01`), startOfDayInSingapore(`${year + 1}-01-01`)];
      const found = await deps().db.payouts.findPaidBetween(creator.uid, from, until, 4);
      return found.map(({ campaignTitle }) => campaignTitle).toSorted();
    };
    expect(await titlesOf(first)).toEqual(['Durian fair', 'Kaya toast']);
    expect(await titlesOf(first + 1)).toEqual(['Rojak', 'Satay', 'Teh tarik']);
    expect(await titlesOf(first + 2)).toEqual([]);
  });

  it('has what was taken back in its year of what was paid in the one before', async () => {
    const [payout] = await deps().db.payouts.findPaidBetween(creator.uid, new Date(0), deps().clock.now(), 1);
    const { transferId } = await deps().db.payouts.get(payout?.id ?? '');
    const { stripe } = deps();
    await settleBalances();
    await stripe.transfers.createReversal(transferId ?? '', { amount: 100 });
    expect((await deliver(await eventAbout('transfer.reversed', transferId ?? ''))).status).toBe(200);
    expect(await readTable(thisYear() - 1)).toHaveLength(5);
    expect((await readTable()).at(-1)).toMatch(/,,1\.00$/);
  });
});
