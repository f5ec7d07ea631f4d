import { fundsIdOf } from '@doubloon/contract/payments/campaign-funds.ts';
import { includedGstCents, type Invoice } from '@doubloon/contract/payments/invoices/invoice.ts';
import type { Books } from './books.ts';
import { sum } from './invariants.ts';

/** Says which booked fees have no document of their own or a wrong one, and which numbers are missing or taken twice. */
export function wrongInInvoices(books: Books): string[] {
  return [...wrongDocuments(books), ...wrongNumbers(books), ...wrongTax(books)];
}

/** Says which documents are never issued. */
export function unissued({ invoices }: Books): string[] {
  return invoices.filter(({ issued }) => !issued).map(({ id }) => `the fee of ${id} never gets a number`);
}

const signed = ({ kind, amountCents }: Invoice) => (kind === 'invoice' ? amountCents : -amountCents);

/** Each group that moves the fee has one document, of the same amount, and no other has any. */
function wrongDocuments({ groups, invoices, funds }: Books): string[] {
  const fees = new Map(
    groups.map(({ id, entries }) => [
      id,
      sum(
        entries.filter(({ account }) => account === 'fee'),
        ({ amountCents }) => amountCents,
      ),
    ]),
  );
  const written = new Map(invoices.map((invoice) => [invoice.id, signed(invoice)]));
  const ids = new Set([...fees.keys(), ...written.keys()]);
  return [
    ...[...ids].flatMap((id) => {
      const [booked = 0, told = 0] = [fees.get(id), written.get(id)];
      return booked === told ? [] : [`${booked} cents of the fee are booked by ${id}, its document is about ${told}`];
    }),
    ...funds.flatMap(({ campaignTitle, feeCents, ...one }) => {
      const told = sum(
        invoices.filter((invoice) => fundsIdOf(invoice) === fundsIdOf(one)),
        signed,
      );
      return told === feeCents ? [] : [`${campaignTitle}: documents say ${told} cents of fee, the books ${feeCents}`];
    }),
  ];
}

/** The numbers of a kind in a year are 1, 2, 3 …, each taken once. */
function wrongNumbers({ invoices, sequences }: Books): string[] {
  const taken = new Map<string, number[]>();
  for (const { kind, issued } of invoices) {
    if (!issued) continue;
    const [, year = '', number = ''] = issued.number.split('-');
    const id = `${kind}_${year}`;
    taken.set(id, [...(taken.get(id) ?? []), Number(number)]);
  }
  const names = new Set([...taken.keys(), ...sequences.map(({ id }) => id)]);
  return [...names].flatMap((id) => {
    const numbers = (taken.get(id) ?? []).sort((a, b) => a - b);
    const last = sequences.find((one) => one.id === id)?.last ?? 0;
    const isWhole = numbers.length === last && numbers.every((number, index) => number === index + 1);
    return isWhole ? [] : [`the numbers of ${id} up to ${last} are ${numbers.join(', ')}`];
  });
}

/** The GST of all documents about a payment is that of the fee that is left by them, whichever parts were given back. */
function wrongTax({ invoices, funds }: Books): string[] {
  return funds.flatMap(({ campaignTitle, ...one }) => {
    const own = invoices.filter((invoice) => fundsIdOf(invoice) === fundsIdOf(one) && invoice.issued);
    const tax = sum(own, ({ kind, issued }) => (issued?.gstCents ?? 0) * (kind === 'invoice' ? 1 : -1));
    const due = includedGstCents(sum(own, signed), own[0]?.issued?.seller.gstPercent ?? 0);
    return tax === due ? [] : [`${campaignTitle}: documents have ${tax} cents of GST, not ${due}`];
  });
}
