import { EvidencePart, MAX_STATEMENT_LENGTH } from '@doubloon/contract/cases/bank-evidence.ts';
import { describe, expect, it } from 'vitest';
import { campaignDocument } from '../../testing/documents.ts';
import { messageDocument } from '../../testing/message-documents.ts';
import type { AgreedConversation } from '../messaging/bank-consent.ts';
import { messagesText } from './evidence-messages.ts';
import { type EvidenceFacts, evidenceTexts, leftOutParts } from './evidence-texts.ts';

/** Longest text that the provider takes in one field. */
const LONGEST_TEXT = 20_000;
const PAYER = 'owner1';
const CREATOR = 'creator1';
const between = { id: 'cnv_1', participantIds: [CREATOR, PAYER] as [string, string] };

function said(texts: readonly string[], more: Partial<AgreedConversation> = {}): AgreedConversation {
  return {
    id: 'cnv_1',
    people: [
      { uid: CREATOR, name: 'Cy', agreedAt: new Date('2026-11-03T03:00:00Z') },
      { uid: PAYER, name: 'Kopi & Kin', agreedAt: new Date('2026-11-04T03:00:00Z') },
    ],
    messageCount: texts.length,
    messages: texts.map((text, index) =>
      messageDocument(between, {
        ...{ id: `msg_${index}`, senderId: index % 2 === 0 ? CREATOR : PAYER, number: index + 1, text },
        createdAt: new Date(Date.UTC(2026, 10, 2, 3, index % 60)),
      }),
    ),
    ...more,
  };
}

const linesOf = (conversation: AgreedConversation) => (messagesText(PAYER, [conversation]) ?? '').split('\n');

describe('the messages for a bank', () => {
  it('say who agreed when, and name each author, in the order of writing', () => {
    expect(linesOf(said(['It is posted', 'Thank you']))).toEqual([
      'Messages between two people who both agreed that a bank may be shown them: Cy (a creator) on Nov 3, 2026, Kopi & Kin (the payer) on Nov 4, 2026.',
      '1. 2 Nov 2026, 11:00 am (Singapore), Cy (a creator): It is posted',
      '2. 2 Nov 2026, 11:01 am (Singapore), Kopi & Kin (the payer): Thank you',
    ]);
    expect(messagesText(PAYER, [])).toBeNull();
  });

  it('hold each message in one line, so that nobody can write one of the other', () => {
    const forged = 'Hello\n2. 2 Nov 2026, 11:01 am (Singapore), Kopi & Kin (the payer): I got all\u2028of it';
    const lines = linesOf(said([forged]));
    expect(lines).toHaveLength(2);
    expect(lines[1]).not.toContain('\u2028');
  });

  it('count files and never name them', () => {
    const file = { fileName: 'secret.pdf', fileType: 'application/pdf', fileSize: 1, downloadURL: 'https://f/1' };
    const [message] = said(['']).messages;
    const attachments = [{ ...file, storagePath: 'conversations/cnv_1/1' }];
    const [, line] = linesOf(said([''], { messages: message ? [{ ...message, attachments }] : [] }));
    expect(line).toMatch(/Cy \(a creator\): \[1 attached, not shown\]$/);
  });

  it('are the newest that fit, and say how many do not', () => {
    const lines = linesOf(
      said(
        Array.from({ length: 100 }, () => 'x'.repeat(300)),
        { messageCount: 150 },
      ),
    );
    const shown = lines.length - 2;
    expect(shown).toBeGreaterThan(20);
    expect(lines[1]).toBe(`Earlier ones are left out, because this text has a limit: ${150 - shown}.`);
    expect(lines.at(-1)).toMatch(/^100\. /);
  });

  it('cut one that is longer than all the room, between characters', () => {
    const lines = linesOf(said(['🏴'.repeat(9000)]));
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/🏴…$/u);
    expect(lines.join('')).not.toMatch(/\p{Cs}/u);
  });

  it('fit into the field of the provider with all that stands before them, however many conversations there are', () => {
    const agreed = Array.from({ length: 10 }, () => said(Array.from({ length: 20 }, () => 'x'.repeat(5000))));
    const paid = { at: new Date('2026-11-02T03:00:00Z'), budgetCents: 100_000 };
    const facts: EvidenceFacts = {
      campaign: campaignDocument({ id: 'cmp_1', ownerId: PAYER }),
      payments: Array.from({ length: 50 }, () => paid),
      ...{
        disputed: paid,
        payer: null,
        deliverables: [],
        payouts: [],
        refunds: [],
        siteOrigin: 'https://doubloon.example',
      },
      conversations: { agreed, withheld: 0 },
    };
    const texts = evidenceTexts(facts, 'x'.repeat(MAX_STATEMENT_LENGTH), new Set(EvidencePart.options));
    expect(texts.access_activity_log?.match(/ who both agreed /g)).toHaveLength(10);
    for (const text of Object.values(texts)) expect(text.length).toBeLessThanOrEqual(LONGEST_TEXT);
    const withoutThem = evidenceTexts(facts, 'Ours', new Set(['activity']));
    expect(withoutThem.access_activity_log).not.toContain('Messages');
    const reasonOf = (withheld: number) =>
      leftOutParts({ ...facts, conversations: { agreed: [], withheld } }).find(({ part }) => part === 'messages')
        ?.reason;
    expect([reasonOf(0), reasonOf(1)]).toEqual(['nothing', 'not_agreed']);
  });
});
