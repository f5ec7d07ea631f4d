import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import {
  ApplicationStatus,
  ContentStatus,
  InvitationStatus,
  isAccepted,
} from '@doubloon/contract/applications/lifecycle.ts';
import { CampaignStatus, HIDDEN_CAMPAIGN_STATUSES, isRunning } from '@doubloon/contract/campaigns/lifecycle.ts';
import { CaseStatus } from '@doubloon/contract/cases/lifecycle.ts';
import {
  DeliverableStatus,
  STANDING_DELIVERABLE_STATUSES,
  UNDECIDED_DELIVERABLE_STATUSES,
} from '@doubloon/contract/deliverables/lifecycle.ts';
import {
  CheckoutStatus,
  DisputeStatus,
  isTakenOn,
  isTurnedDown,
  LIVE_PAYOUT_STATUSES,
  LIVE_REFUND_STATUSES,
  MOVING_PAYOUT_STATUSES,
  PayoutStatus,
  RefundStatus,
  SENT_REFUND_STATUSES,
  STUCK_PAYOUT_STATUSES,
  UNDECIDED_CHECKOUT_STATUSES,
  wasPaid,
} from '@doubloon/contract/payments/lifecycle.ts';
import { ProofStatus, UNDECIDED_PROOF_STATUSES } from '@doubloon/contract/proofs/lifecycle.ts';

const SOURCE = join(import.meta.dirname, '../../functions/src');
const LIVES = [
  ...[ApplicationStatus, ContentStatus, CampaignStatus, CaseStatus, DeliverableStatus, ProofStatus],
  ...[CheckoutStatus, DisputeStatus, InvitationStatus, PayoutStatus, RefundStatus],
];
const STATUSES = new Set<string>(LIVES.flatMap(({ options }) => options));

/** Files that name a status of something without a life cycle. */
const OTHERS: Readonly<Record<string, string>> = {
  'admin/set-user-access.ts': 'A store is open or closed.',
  'stores/store-copies.ts': 'A store is open or closed.',
  'calendar/find-deadlines.ts': 'A filter of a list.',
  'campaigns/show-brand.ts': 'A filter of a list.',
  'deliverables/show-deliverables.ts': 'A filter of a list.',
  'links/post-evidence.ts': 'A post is valid, invalid or unverifiable.',
  'payments/accounts/account-state.ts': 'The provider decides how an account stands.',
  'payments/accounts/onboarding.ts': 'The provider decides how an account stands.',
  'payments/checkouts/claim-draft.ts': 'The answer to somebody who has come back from a checkout.',
  'payments/refunds/refund-attempt.ts': 'A refund as the provider would show it.',
};

/** Returns the strings that an expression can evaluate to. */
function valuesOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...valuesOf(node.whenTrue), ...valuesOf(node.whenFalse)];
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return valuesOf(node.expression);
  return ts.isBinaryExpression(node) ? valuesOf(node.right) : [];
}

/** True for `{ ...document, status }` and for what `update` writes, where no status may be named at all. */
function isDocument(node: ts.ObjectLiteralExpression): boolean {
  const { parent, properties } = node;
  if (ts.isCallExpression(parent) && /\.update$/.test(parent.expression.getText())) return true;
  return properties.some((one) => ts.isSpreadAssignment(one) && ts.isIdentifier(one.expression));
}

/** Lines that write a status otherwise than by `start`, `move` and `bringTo` of its life cycle. */
function breachesIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const one of node.properties) {
        if (one.name?.getText() !== 'status') continue;
        const names = ts.isPropertyAssignment(one) && valuesOf(one.initializer).some((value) => STATUSES.has(value));
        if (names || isDocument(node)) found.push(one.getText());
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

describe('a status of a life cycle', () => {
  it('is written by the table of its life cycle only', () => {
    const files = globSync('**/*.ts', { cwd: SOURCE }).filter((file) => !file.endsWith('.test.ts'));
    const found = files.filter((file) => breachesIn(readFileSync(join(SOURCE, file), 'utf8')).length > 0);
    expect(files.length).toBeGreaterThan(200);
    expect(found.sort()).toEqual(Object.keys(OTHERS).sort());
  });

  it.each([
    "const paid = { ...payout, status: 'paid', failure: null };",
    "const created = { id, status: closed ? 'completed' : 'open' };",
    "const content = { text, status: 'submitted' as const };",
    'const changed = { ...request, ...changes, status };',
    'tx.proofs.update(id, { status, feedback: null });',
    'tx.applications.update(id, { status: body.status });',
  ])('is seen when it is written by hand: %s', (code) => {
    expect(breachesIn(code)).toHaveLength(1);
  });

  it.each([
    "const paid = { ...payout, ...payoutLife.move(payout, 'pay'), failure: null };",
    "const view = { id, status: found.status, problem: found.status === 'open' ? null : 'decided' };",
    "const check = { status: 'unverifiable' };",
  ])('may be read, and others written: %s', (code) => {
    expect(breachesIn(code)).toEqual([]);
  });
});

/** Statuses that the contract has a word for, by that word. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  isAccepted: ApplicationStatus.options.filter(isAccepted),
  isRunning: CampaignStatus.options.filter(isRunning),
  isTakenOn: CheckoutStatus.options.filter(isTakenOn),
  isTurnedDown: RefundStatus.options.filter(isTurnedDown),
  wasPaid: PayoutStatus.options.filter(wasPaid),
  ...{ HIDDEN_CAMPAIGN_STATUSES, LIVE_PAYOUT_STATUSES, LIVE_REFUND_STATUSES, MOVING_PAYOUT_STATUSES },
  ...{ SENT_REFUND_STATUSES, STANDING_DELIVERABLE_STATUSES, STUCK_PAYOUT_STATUSES, UNDECIDED_CHECKOUT_STATUSES },
  ...{ UNDECIDED_DELIVERABLE_STATUSES, UNDECIDED_PROOF_STATUSES },
};
const keyOf = (statuses: readonly string[]) => [...statuses].sort().join();
const WORDS = new Map(Object.entries(NAMED).map(([word, statuses]) => [keyOf(statuses), word]));

/** Both sides of a comparison: `status` and `paid` of `status === 'paid'`, and of `!==`. */
function comparedIn(node: ts.Node): { readonly what: string; readonly value: string } | null {
  if (!ts.isBinaryExpression(node) || !ts.isStringLiteral(node.right)) return null;
  const isEqual = [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
    node.operatorToken.kind,
  );
  return isEqual ? { what: node.left.getText(), value: node.right.text } : null;
}

/** The parts of a chain of one operator, `a || b || c`; of anything else, itself. */
function partsOf(node: ts.Node, operator: ts.SyntaxKind): ts.Node[] {
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== operator) return [node];
  return [...partsOf(node.left, operator), ...partsOf(node.right, operator)];
}

/** The word of the contract for the statuses that an expression lists or compares with; undefined when it has none. */
function wordFor(node: ts.Node): string | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    const values = node.elements.map((one) => (ts.isStringLiteral(one) ? one.text : ''));
    return WORDS.get(keyOf(values));
  }
  if (!ts.isBinaryExpression(node)) return undefined;
  const asked = partsOf(node, node.operatorToken.kind).map(comparedIn);
  const [first] = asked;
  if (!first || asked.some((one) => one?.what !== first.what)) return undefined;
  return WORDS.get(keyOf(asked.flatMap((one) => (one ? [one.value] : []))));
}

/** Questions that are asked with literals where the contract or the ledger has a word for them. */
function questionsIn(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const word = wordFor(node);
    if (word) found.push(`${word}: ${node.getText()}`);
    const compared = comparedIn(node);
    if (compared?.value === 'completed' && /campaign\w*\??\.status$/i.test(compared.what)) {
      found.push(`campaignLife.isFinal: ${node.getText()}`);
    }
    if (ts.isCallExpression(node) && /\bdisputes\s*\.some$/.test(node.expression.getText())) {
      if (/\bstatus\b/.test(node.arguments[0]?.getText() ?? '')) found.push(`has…Dispute: ${node.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true));
  return found;
}

describe('what a status means', () => {
  it('is asked by its word', () => {
    const root = join(SOURCE, '../..');
    const files = globSync('{functions,web}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|ledger\/freed-money\.ts$/.test(file),
    );
    const found = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return /status/i.test(text) ? questionsIn(text).map((question) => `${file}: ${question}`) : [];
    });
    expect(files.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });

  it.each([
    "const isOpen = status === 'open' || status === 'paused';",
    "if (payout.status !== 'failed' && payout.status !== 'unresolved') return;",
    "where('status', 'in', ['approved', 'completed'] satisfies ApplicationStatus[]);",
    "if (campaign?.status === 'completed') return;",
    "const isLost = funds.disputes.some(({ status }) => status === 'lost');",
  ])('is seen when it is spelt out: %s', (code) => {
    expect(questionsIn(code)).toHaveLength(1);
  });

  it.each([
    "const isPaid = payout.status === 'paid';",
    "const waits = first.status === 'open' || second.status === 'paused';",
    "const mayEarn = status === 'approved' || status === 'pending';",
    "if (application.status === 'completed') return;",
    'const known = funds.disputes.find((record) => record.id === id);',
  ])('has no word here: %s', (code) => {
    expect(questionsIn(code)).toEqual([]);
  });
});
