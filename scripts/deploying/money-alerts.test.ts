import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Policy {
  readonly conditions: readonly { readonly conditionMatchedLog: { readonly filter: string } }[];
}

const policy = JSON.parse(read('docs/alerts/money.json')) as Policy;
const filter = policy.conditions[0]?.conditionMatchedLog.filter ?? '';
const messages = [...(/jsonPayload\.message=\(([^)]*)\)/.exec(filter)?.[1] ?? '').matchAll(/"([^"]+)"/g)].map(
  ([, message]) => message ?? '',
);

describe('the alert policy', () => {
  it('waits for messages that the product logs as errors, word for word', () => {
    const code = globSync('functions/src/{payments,platform}/**/*.ts', { cwd: ROOT }).map(read).join('\n');
    expect(messages.length).toBeGreaterThan(0);
    for (const message of messages) {
      expect(code.split(`'${message}'`)[0]?.slice(-250), message).toContain('log.error(');
      expect(code, message).toContain(`'${message}'`);
    }
    // A job's name in the filter is that of its function.
    expect(filter).toContain('service_name="reconcile"');
    expect(read('functions/src/scheduled-functions.ts')).toContain('export const reconcile =');
  });

  it('leaves out nothing that the reconciler has found', () => {
    const [, reconciler = ''] = read('functions/src/payments/reconciliation/reconcile.ts').split(
      'export async function reconcile(',
    );
    const found = [...reconciler.matchAll(/log\.error\([^']*'([^']+)'/g)];
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const [, message] of found) expect(messages).toContain(message);
  });

  it('is explained message by message', () => {
    const rows = [
      ...read('docs/deployment.md').matchAll(
        /^\| `((?:the books|the balance|the key|the provider|payout accounts|payment event|payment pages|missed|a payment|a held payment|a dispute|a transfer|a refund)[^`]*)`/gm,
      ),
    ];
    expect(rows.map(([, message]) => message).sort()).toEqual([...messages].sort());
  });
});
