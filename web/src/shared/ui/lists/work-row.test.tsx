import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Button, ButtonLook } from '../buttons/button.tsx';
import { WorkList, WorkRow } from './work-row.tsx';

it('is one link, which says who, what, how much, since when and the verb', () => {
  renderScreen(
    <WorkList>
      <li>
        <WorkRow
          to="/there"
          picture={null}
          name="Mina"
          about="applied to Iced Tea"
          detail="Waiting since today"
          figure={{ shows: 'SGD 300', note: 'budget' }}
          actions={<ButtonLook>Review</ButtonLook>}
        />
      </li>
    </WorkList>,
  );
  const link = screen.getByRole('link', { name: /^Mina applied to Iced Tea/ });
  expect(link).toHaveAttribute('href', '/there');
  for (const text of ['Waiting since today', 'SGD 300', 'budget', 'Review'])
    expect(within(link).getByText(text)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('has buttons of its own where it leads nowhere', () => {
  renderScreen(
    <WorkList label="Cases">
      <li>
        <WorkRow name="Mina" marks={<span>Spike</span>} actions={<Button>Refuse</Button>} />
      </li>
    </WorkList>,
  );
  const row = within(within(screen.getByRole('list', { name: 'Cases' })).getByRole('listitem'));
  expect(row.getByText('Spike')).toBeVisible();
  expect(row.getByRole('button', { name: 'Refuse' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
