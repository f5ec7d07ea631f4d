import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ProjectWaitsCard } from './project-waits-card.tsx';

it.each([
  ['approved', false, /^Nothing is waiting. Submit your next post/],
  ['approved', true, /^This loot is closed./],
  ['completed', false, /^This project is completed./],
  ['completed', true, /^This project is completed./],
] as const)('asks for more only where it can be sent: %s, closed %s', (status, closed, said) => {
  renderScreen(<ProjectWaitsCard waits={[]} status={status} closed={closed} />);
  expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(/Submit your next post/) !== null).toBe(status === 'approved' && !closed);
});
