import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { user } from '../../../testing/user.ts';
import { emit } from '../../../testing/emit.ts';
import { setReachable, useConnection } from '../../state/connection.ts';
import { Picture } from './picture.tsx';

afterEach(() => act(() => useConnection.setState({ online: true, reachable: true })));

const image = () => document.querySelector('img');
const skeleton = () => document.querySelector('[aria-hidden]');
const fail = () => emit.error(image() as Element);
const show = (props: Partial<Parameters<typeof Picture>[0]> = {}) =>
  renderScreen(<Picture src="https://example.com/pour.png" alt="The first pour" {...props} />);

describe('a picture', () => {
  it('has a skeleton behind it until it is loaded', () => {
    show();
    expect(screen.getByRole('img', { name: 'The first pour' })).toHaveAttribute('src', 'https://example.com/pour.png');
    expect(skeleton()).toBeInstanceOf(HTMLElement);
    emit.load(image() as Element);
    expect(skeleton()).toBeNull();
  });

  it('that does not load is tried once more; then a sign says so, and still what it is of', () => {
    show();
    const first = image();
    fail();
    expect(image()).not.toBe(first);
    fail();
    expect(image()).toBeNull();
    expect(screen.getByRole('img', { name: 'The first pour, could not be loaded' })).toBeVisible();
    expect(screen.getByText('This picture could not be loaded.')).toBeVisible();
  });

  it('that only decorates stays silent', () => {
    show({ alt: '' });
    fail();
    fail();
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByTitle('This picture could not be loaded.')).toHaveAttribute('aria-hidden', 'true');
  });

  it('is tried again once the connection is back, and not before', () => {
    show();
    act(() => setReachable(false));
    fail();
    fail();
    expect(image()).toBeNull();
    act(() => useConnection.setState({ online: false }));
    expect(image()).toBeNull();
    act(() => useConnection.setState({ online: true, reachable: true }));
    emit.load(image() as Element);
    expect(screen.getByRole('img', { name: 'The first pour' })).toBeVisible();
  });

  it('at another address begins anew', async () => {
    function Two() {
      const [at, setAt] = useState(1);
      return (
        <button onClick={() => setAt(2)}>
          <Picture src={`https://example.com/${at}.png`} alt="" />
        </button>
      );
    }
    renderScreen(<Two />);
    fail();
    fail();
    await user.click(screen.getByRole('button'));
    expect(image()).toHaveAttribute('src', 'https://example.com/2.png');
  });

  it('that is still on this device is shown from there, and let go of afterwards', () => {
    const letGo = vi.fn();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(letGo);
    const { unmount } = show({ src: new File(['x'], 'x.png') });
    expect(image()).toHaveAttribute('src', 'blob:here');
    unmount();
    expect(letGo).toHaveBeenCalledExactlyOnceWith('blob:here');
    vi.restoreAllMocks();
  });
});
