import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { MailOutcome } from '../../functions/src/platform/mail/send-mail.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const [condition] = (
  JSON.parse(read('docs/alerts/mail.json')) as {
    conditions: readonly { readonly conditionMatchedLog: { readonly filter: string } }[];
  }
).conditions;
const filter = condition?.conditionMatchedLog.filter ?? '';
const valuesOf = (field: string) =>
  [...filter.matchAll(new RegExp(`jsonPayload\\.${field}="([^"]+)"`, 'g'))].map(([, value]) => value ?? '');

describe('the alert policy for mails', () => {
  it('waits for messages that both kinds of mails log, word for word, and explains them', () => {
    const senders = globSync('functions/src/{auth,mail}/*.ts', { cwd: ROOT }).map(read);
    expect(valuesOf('message')).toEqual(['mail not sent', 'a mail could not be sent']);
    for (const message of valuesOf('message')) {
      expect(senders.filter((code) => new RegExp(`log\\.(warn|error)\\([^;]*'${message}'`).test(code))).toHaveLength(2);
      expect(read('docs/deployment.md')).toMatch(new RegExp(`^\\| \`${message}\``, 'm'));
    }
  });

  it('leaves out mailboxes that refuse a mail, for good or for now: it waits for an outcome that sending has', () => {
    expect(valuesOf('kind')).toEqual(['later']);
    expect(filter).toContain('AND NOT jsonPayload.isOfRecipient=true');
    expectTypeOf<Extract<MailOutcome, { kind: 'later' }>['isOfRecipient']>().toEqualTypeOf<boolean | undefined>();
  });
});
