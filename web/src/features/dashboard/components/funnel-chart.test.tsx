import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { FunnelChart } from './funnel-chart.tsx';

const funnel = (...[applied = 0, approved = 0, paid = 0]: readonly number[]) =>
  renderScreen(
    <FunnelChart
      title="Funnel"
      steps={[
        { name: 'Applied', value: applied },
        { name: 'Approved', value: approved },
        { name: 'Paid', value: paid },
      ]}
      leads={{ to: '/applications', label: 'all applications' }}
      emptyText="Nobody yet"
    />,
  );
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

it('says how many of the first step got how far, and leads to them', () => {
  funnel(12, 6, 4);
  expect(rows()).toEqual(['StepApplications', 'Applied12 of 12', 'Approved6 of 12', 'Paid4 of 12']);
  expect(screen.getByRole('link', { name: 'See all applications' })).toHaveAttribute('href', '/applications');
});

it('says which part went on from each step to the next, where there was any', () => {
  funnel(3, 1, 1);
  expect(screen.getAllByText(/%$/).map(({ textContent }) => textContent)).toEqual(['33%', '100%']);
});

it('divides nothing by nothing', () => {
  funnel(3);
  expect(screen.getAllByText(/%$/).map(({ textContent }) => textContent)).toEqual(['0%']);
});

it('says so where nobody has applied', () => {
  funnel();
  expect(screen.getByText('Nobody yet')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
