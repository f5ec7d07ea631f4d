import { AuditEntryView } from '@doubloon/contract/admin/audit.ts';
import { DELETED_USER_NAME } from '@doubloon/contract/users/user.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answerApi } from '../../../testing/answer-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { LogScreen } from './log-screen.tsx';

const entry = (change: Partial<AuditEntryView>) =>
  AuditEntryView.encode({
    ...{ id: 'aud_1', admin_id: 'ada', admin_name: 'Ada', action: 'case_refused', reason: 'Not enough' },
    subject: { kind: 'case', id: 'case_1' },
    before: { status: 'open' },
    after: { status: 'refused', campaignId: 'cmp_1' },
    names: { cmp_1: 'Iced Tea' },
    created_at: new Date('2026-11-20T08:00:00Z'),
    ...change,
  });

const show = (json: unknown[], at = '/admin/log') => {
  answerApi({ 'GET /admin/audit': { json } });
  renderScreen(<LogScreen />, at);
};

it('names the admin, the subject and the loots of an action, and keeps ids to copy', async () => {
  show([entry({})]);
  const admin = await screen.findByRole('link', { name: 'Ada' });
  expect(admin).toHaveAttribute('href', '/admin/people/ada');
  expect(screen.getByText(/status: open → refused · loot: Iced Tea/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/admin/cases/case_1');
  expect(screen.getByRole('button', { name: 'Copy the id of case, case_1' })).toBeVisible();
  expect(screen.queryByText(/cmp_1/)).toBeNull();
});

it('names who has sent what was deleted', async () => {
  const before = { senderId: 'ben', files: 2 };
  const subject = { kind: 'message', id: 'msg_1' } as const;
  show([entry({ action: 'file_revoked', subject, before, after: {}, names: { ben: 'Ben' } })]);
  expect(await screen.findByText(/sender: Ben/)).toBeVisible();
  expect(screen.queryByText(/senderId/)).toBeNull();
});

it('says of people who have left that they have, without a way to them', async () => {
  const names = { mina: DELETED_USER_NAME };
  show([entry({ admin_name: DELETED_USER_NAME, subject: { kind: 'user', id: 'mina' }, names })]);
  expect(await screen.findAllByText(new RegExp(DELETED_USER_NAME))).toHaveLength(2);
  expect(screen.queryByRole('link', { name: DELETED_USER_NAME })).toBeNull();
});

it('names what it is narrowed to', async () => {
  show([entry({ subject: { kind: 'campaign', id: 'cmp_1' } })], '/admin/log?subject=cmp_1');
  expect(await screen.findByText('Iced Tea', { selector: 'strong' })).toBeVisible();
});
