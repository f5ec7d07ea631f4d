import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ButtonLook } from '../buttons/button.tsx';
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
