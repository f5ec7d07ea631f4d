import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { emit } from '../../../testing/emit.ts';
import { useLoading } from './use-loading.ts';
import { Video } from './video.tsx';

function Shown({ label = 'Rain' }: { label?: string }) {
  const loading = useLoading('https://example.com/rain.webm');
  return <Video src="https://example.com/rain.webm" loading={loading} label={label} controls />;
}
const player = () => document.querySelector('video');
const skeleton = () => document.querySelector('[aria-hidden]');

describe('a video', () => {
  it.each(['loadedData', 'suspend'] as const)('has a skeleton behind it until %s', (event) => {
    renderScreen(<Shown />);
    expect(screen.getByLabelText('Rain')).toBe(player());
    expect(skeleton()).toBeInstanceOf(HTMLElement);
    emit[event](player() as Element);
    expect(skeleton()).toBeNull();
  });

  it('that cannot be played is tried once more; then a sign says so', () => {
    renderScreen(<Shown />);
    emit.error(player() as Element);
    emit.error(player() as Element);
    expect(player()).toBeNull();
    expect(screen.getByRole('img', { name: 'Rain, could not be loaded' })).toBeVisible();
    expect(screen.getByText('This video cannot be played.')).toBeVisible();
  });
});
