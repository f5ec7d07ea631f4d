import type { Campaign } from '@doubloon/contract/campaigns/campaign.ts';
import { EvidencePart, type LeftOutPart } from '@doubloon/contract/cases/bank-evidence.ts';
import type { Deliverable } from '@doubloon/contract/deliverables/deliverable.ts';
import { lastRead, latestSaid, type SourcedViews } from '@doubloon/contract/payments/counted-posts.ts';
import type { Payout } from '@doubloon/contract/payments/payout.ts';
import type { ReadingSource } from '@doubloon/contract/readings/reading.ts';
import { dayText } from '@doubloon/contract/shared/days.ts';
import { totalPayableCents } from '@doubloon/contract/shared/money.ts';
import { platformLabel } from '@doubloon/contract/shared/platforms.ts';
import type { BankConversations } from '../messaging/bank-consent.ts';
import type { EvidenceTexts } from '../payments/disputes/bank-evidence.ts';
import { messagesText, moment } from './evidence-messages.ts';

/** All that the product knows of a disputed payment and may tell a bank: nothing of the creators but their public posts, and of messages those that both sides agree to show. */
export interface EvidenceFacts {
  readonly campaign: Campaign;
  /** All payments for the campaign, the oldest first. */
  readonly payments: readonly PaidBudget[];
  /** The payment that is disputed. */
  readonly disputed: PaidBudget;
  /** The payer; null when the account is gone. */
  readonly payer: {
    readonly name: string;
    readonly email: string;
    readonly registeredAt: Date;
    readonly agreedToTermsAt: Date | null;
    readonly emailVerified: boolean;
  } | null;
  readonly deliverables: readonly Deliverable[];
  /** The payouts that drew on the disputed payment. */
  readonly payouts: readonly BookedPayout[];
  /** Money that the payer was given back of the disputed payment, the oldest first. */
  readonly refunds: readonly BookedRefund[];
  /** The messages of the payer and the creators of these posts, as far as both sides agree to show them. */
  readonly conversations: BankConversations;
  readonly siteOrigin: string;
}

/** A payout, and when its payment was booked: whatever happens to it later does not move that. */
interface BookedPayout {
  readonly payout: Pick<Payout, 'amountCents' | 'reversedCents'>;
  readonly paidAt: Date;
}

/** Money that the payer was given back: by a refund of the provider's, or by a transfer from the platform's bank, whose reference it has. */
interface BookedRefund {
  /** Budget, fee and whatever was given back beyond them. */
  readonly amountCents: number;
  /** The day on which it was given back; null where the books do not say. */
  readonly at: Date | null;
  /** The refund's id at the provider; null where the books do not name it. */
  readonly by: { readonly refundId: string | null } | { readonly bankReference: string };
}

/** A payment: the budget that it bought, without the fee, and when. */
interface PaidBudget {
  readonly at: Date;
  readonly budgetCents: number;
}

/** Longest lists, so that they and a statement fit into one field of the provider. */
const MAX_DELIVERABLES_TEXT = 11_000;
const MAX_PAYOUTS_TEXT = 3000;
const MAX_REFUNDS_TEXT = 1000;

const SOURCES: Readonly<Record<ReadingSource, string>> = {
  platform: 'as its platform told',
  page: 'as its public page showed',
  proof: 'by a proof that the payer accepted, of',
  reported: 'as its creator reported',
};

const money = (cents: number) => `SGD ${(cents / 100).toFixed(2)}`;

/** Returns the text of each part that there is something to say about. Pure. */
export function evidenceParts(facts: EvidenceFacts): Readonly<Record<EvidencePart, string | null>> {
  const { payer } = facts;
  return {
    service: service(facts),
    customer: payer && `${payer.name}\n${payer.email}`,
    treasures: listed(
      'Posts that were delivered for this campaign and accepted',
      MAX_DELIVERABLES_TEXT,
      facts.deliverables,
      treasure,
    ),
    payouts: listed('Paid out of this payment to the creators of these posts', MAX_PAYOUTS_TEXT, facts.payouts, payout),
    refunds: listed('Given back to the payer of this payment', MAX_REFUNDS_TEXT, facts.refunds, refund),
    activity: activity(facts),
    refund_policy: refundPolicy(facts),
    messages: messagesText(facts.campaign.ownerId, facts.conversations.agreed),
  };
}

/** Returns the parts that there is nothing to say about, each with the reason. Pure. */
export function leftOutParts(facts: EvidenceFacts): LeftOutPart[] {
  const texts = evidenceParts(facts);
  return EvidencePart.options
    .filter((part) => texts[part] === null)
    .map((part) => ({
      part,
      reason: part === 'messages' && facts.conversations.withheld > 0 ? 'not_agreed' : 'nothing',
    }));
}

/** Returns an admin's statement and the chosen parts in the provider's fields. Pure. */
export function evidenceTexts(
  facts: EvidenceFacts,
  statement: string,
  chosen: ReadonlySet<EvidencePart>,
): EvidenceTexts {
  const all = evidenceParts(facts);
  const of = (part: EvidencePart) => (chosen.has(part) ? all[part] : null);
  const first = facts.deliverables.map(({ createdAt }) => createdAt).sort((one, other) => +one - +other)[0];
  const fields: Readonly<Record<keyof EvidenceTexts, string | null>> = {
    product_description: of('service'),
    customer_name: of('customer') && (facts.payer?.name ?? null),
    customer_email_address: of('customer') && (facts.payer?.email ?? null),
    access_activity_log: joined(of('activity'), of('messages')),
    refund_policy_disclosure: of('refund_policy'),
    service_date: of('treasures') && first ? dayText(first) : null,
    uncategorized_text: joined(statement, of('refunds'), of('treasures'), of('payouts')),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== null));
}

/** Joins the texts that there are, for one field; null when there is none. */
function joined(...texts: readonly (string | null)[]): string | null {
  const known = texts.filter((text) => text !== null);
  return known.length === 0 ? null : known.join('\n\n');
}

function service({ campaign, payments, disputed: { budgetCents } }: EvidenceFacts): string {
  const { title, description, platforms, expectedReach } = campaign;
  return [
    `A paid campaign on Doubloon, where creators publish posts for a business: “${title}”.`,
    `The payer’s own description: ${description}`,
    `Published on: ${platforms.map(platformLabel).join(', ')}.`,
    ...(payments.length > 1 ? [`Paid for by ${payments.length} payments; this one is disputed.`] : []),
    `Price: ${money(totalPayableCents(budgetCents))}, of which ${money(budgetCents)} is the budget that creators are paid from by the views of their posts.`,
    ...(expectedReach === null ? [] : [`Expected reach: ${expectedReach.toLocaleString('en')} views.`]),
  ].join('\n');
}

function treasure(deliverable: Deliverable): string {
  const {
    platform,
    url,
    createdAt,
    decideBy,
    acceptedAt,
    acceptedBySilence,
    viewCount,
    reportedAt,
    provenViews: proven,
  } = deliverable;
  const { views, source, at } = latestSaid<SourcedViews>({
    reported: { views: viewCount, source: 'reported', at: reportedAt ?? createdAt },
    proven: proven && { views: proven.viewCount, source: 'proof', at: proven.reportedAt },
    read: lastRead(deliverable),
  });
  const on = acceptedAt ? ` on ${dayText(acceptedAt)}` : '';
  const how = acceptedBySilence
    ? `accepted because the payer did not object in time, by ${dayText(decideBy)}`
    : `accepted by the payer${on}`;
  return `${platformLabel(platform)} ${url}: delivered on ${dayText(createdAt)}, ${how}; ${views.toLocaleString('en')} views, ${SOURCES[source]} on ${dayText(at)}`;
}

const payout = ({ payout: { amountCents, reversedCents }, paidAt }: BookedPayout) =>
  `${money(amountCents - reversedCents)} on ${dayText(paidAt)}`;

function refund({ amountCents, at, by }: BookedRefund): string {
  const on = at ? ` on ${dayText(at)}` : '';
  if ('bankReference' in by) return `${money(amountCents)}${on} by bank transfer, reference ${by.bankReference}`;
  return `${money(amountCents)}${on} to the card${by.refundId === null ? '' : `, refund ${by.refundId}`}`;
}

/** A numbered list below its heading, cut before it gets too long. Null when it is empty. */
function listed<T>(heading: string, longest: number, items: readonly T[], lineOf: (item: T) => string): string | null {
  if (items.length === 0) return null;
  let text = `${heading}:`;
  for (const [index, item] of items.entries()) {
    const line = `\n${index + 1}. ${lineOf(item)}`;
    if (text.length + line.length > longest) return `${text}\nand ${items.length - index} more`;
    text += line;
  }
  return text;
}

function activity({ campaign: { closedAt }, payments, payer, deliverables }: EvidenceFacts): string {
  const decided = deliverables.flatMap(({ acceptedBySilence, acceptedAt }) =>
    acceptedBySilence || !acceptedAt ? [] : [{ at: acceptedAt, what: 'The payer accepted a delivered post' }],
  );
  const events = [
    ...(payer ? [{ at: payer.registeredAt, what: 'The payer’s account was registered' }] : []),
    ...(payer?.agreedToTermsAt
      ? [{ at: payer.agreedToTermsAt, what: 'The payer agreed to the Terms of Service and the Privacy Policy' }]
      : []),
    ...payments.map(({ at, budgetCents }) => ({
      at,
      what: `${money(totalPayableCents(budgetCents))} were paid through the checkout of this account`,
    })),
    ...decided.slice(0, 50),
    ...(closedAt ? [{ at: closedAt, what: 'The campaign was closed' }] : []),
  ].sort((one, other) => +one.at - +other.at);
  return [
    ...events.map(({ at, what }) => `${moment(at)}: ${what}`),
    ...(payer?.emailVerified ? ['The e-mail address of the account was proven to be the payer’s.'] : []),
  ].join('\n');
}

function refundPolicy({ payer, siteOrigin }: EvidenceFacts): string {
  const agreed = payer?.agreedToTermsAt;
  return [
    `The refund policy is public at ${siteOrigin}/legal?tab=refund, and linked at the foot of the site, as are the terms at ${siteOrigin}/legal.`,
    'It says that what is left of a budget when a campaign closes is refunded, with the part of the fee that belongs to it, and that what was paid out for accepted posts is not.',
    ...(agreed ? [`The payer agreed to the terms on ${moment(agreed)}.`] : []),
  ].join('\n');
}
