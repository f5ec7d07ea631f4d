import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { answerApi } from '../../../testing/answer-api.ts';
import { anApplicationOnTheWire } from '../../../testing/application-on-the-wire.ts';
import { aPerson } from '../../../testing/people.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { campaignApplicationsQuery } from '../api/campaign-applications-query.ts';
import { ApplicationsReview } from './applications-review.tsx';

function Address() {
  return <p>{`at ${useLocation().search}`}</p>;
}
const show = async (search: string, applications: unknown[]) => {
  answerApi({ 'GET /applications/campaign/cmp_1': { json: applications } });
  renderScreen(
    <>
      <Address />
      <ApplicationsReview query={campaignApplicationsQuery('cmp_1')} />
    </>,
    `/loot-management/cmp_1${search}`,
  );
  return screen.findByLabelText('Status');
};
const pending = anApplicationOnTheWire();

beforeEach(() => saveSession('t', aPerson({ role: 'business_owner' })));

describe('ApplicationsReview', () => {
  it('takes its status from the address and puts it there, beside what else is in it', async () => {
    const status = await show('?tab=applications&status=pending', [pending]);
    expect(status).toHaveProperty('value', 'pending');
    expect(screen.getByText('Ada')).toBeTruthy();
    fireEvent.change(status, { target: { value: 'rejected' } });
    expect(screen.getByText('at ?tab=applications&status=rejected')).toBeTruthy();
    expect(screen.queryByText('Ada')).toBeNull();
    expect(screen.getByRole('heading', { name: 'No applications with this status' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.getByText('at ?tab=applications')).toBeTruthy();
    expect(screen.getByText('Ada')).toBeTruthy();
  });

  it('says that nobody has applied only when nobody has', async () => {
    await show('?status=approved', []);
    expect(screen.getByRole('heading', { name: 'No applications yet' })).toBeTruthy();
    expect(screen.queryByText('No applications with this status')).toBeNull();
  });

  it('reads a status it does not know as all', async () => {
    expect(await show('?status=toString', [pending])).toHaveProperty('value', 'all');
    expect(screen.getByText('Ada')).toBeTruthy();
  });
});
