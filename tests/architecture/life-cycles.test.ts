import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ApplicationStatus, ContentStatus } from '@doubloon/contract/applications/lifecycle.ts';
import { CampaignStatus } from '@doubloon/contract/campaigns/lifecycle.ts';
import { CaseStatus } from '@doubloon/contract/cases/lifecycle.ts';
import { DeliverableStatus } from '@doubloon/contract/deliverables/lifecycle.ts';
import { CheckoutStatus, DisputeStatus, PayoutStatus, RefundStatus } from '@doubloon/contract/payments/lifecycle.ts';
import { ProofStatus } from '@doubloon/contract/proofs/lifecycle.ts';

const SOURCE = join(import.meta.dirname, '../../functions/src');
const LIVES = [
  ...[ApplicationStatus, ContentStatus, CampaignStatus, CaseStatus, DeliverableStatus, ProofStatus],
  ...[CheckoutStatus, DisputeStatus, PayoutStatus, RefundStatus],
];
const STATUSES = new Set<string>(LIVES.flatMap(({ options }) => options));

/** Files that name a status of something without a life cycle. */
const OTHERS: Readonly<Record<string, string>> = {
  'admin/moderation.ts': 'A store is open or closed.',
  'stores/store-copies.ts': 'A store is open or closed.',
  'campaigns/show-brand.ts': 'A filter of a list.',
  'deliverables/show-deliverables.ts': 'A filter of a list.',
  'links/post-evidence.ts': 'A post is valid, invalid or unverifiable.',
  'payments/accounts/connected-account.ts': 'The provider decides how an account stands.',
  'payments/accounts/onboarding.ts': 'The provider decides how an account stands.',
  'payments/checkouts/claim-draft.ts': 'The answer to somebody who has come back from a checkout.',
  'payments/reconciliation/provider-sums.ts': 'A dispute as the provider shows it.',
  'payments/refunds/refund-attempt.ts': 'A refund as the provider would show it.',
};

/** The strings that an expression can come to. */
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
