import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { playAnimations } from '../../testing/play-animations.ts';
import { renderScreen, toastTexts } from '../../testing/render-screen.tsx';
import { toastSuccess, useToasts } from '../state/toasts.ts';
import { ConfirmDialog } from '../ui/dialogs/confirm-dialog.tsx';
import { Toaster } from '../ui/feedback/toaster.tsx';
import { CountedMoney, formatCents } from '../ui/figures/numbers.tsx';
import { MovingList } from '../style/chakra.tsx';
import { Motion } from './motion.tsx';
import { useMover } from './mover.ts';
import { Stage } from './stage.tsx';

const air = () => document.querySelector('[data-motion]');

beforeEach(() => playAnimations());
afterEach(() => vi.unstubAllGlobals());

function Rows({ of }: { of: readonly string[] }) {
  return (
    <MovingList>
      {of.map((name) => (
        <li key={name}>
          <button type="button">{name}</button>
        </li>
      ))}
    </MovingList>
  );
}

function Inbox() {
  const [rows, setRows] = useState(['Ada', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo']);
  return (
    <>
      <Stage />
      <Rows of={rows} />
      <button type="button" onClick={() => setRows(rows.slice(1))}>
        Decide
      </button>
      <button type="button" onClick={() => setRows(rows.toReversed())}>
        Turn
      </button>
      <button type="button" onClick={() => setRows(['Flo'])}>
        Search
      </button>
    </>
  );
}

function Asking() {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Stage />
      <button type="button" onClick={() => setAsks(true)}>
        Close Loot
      </button>
      {asks && (
        <ConfirmDialog
          title="Close it?"
          question="For good."
          confirm="Close now"
          loading={false}
          loadingText="Closing..."
          onConfirm={() => setAsks(false)}
          onCancel={() => setAsks(false)}
        />
      )}
    </>
  );
}

// Without a pause, which what is in the air for a moment may not outlast.
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

describe('a list', () => {
  it('shows an entry that is gone a little longer, where nobody finds it', async () => {
    renderScreen(<Inbox />);
    press('Decide');
    expect(screen.queryByRole('button', { name: 'Ada' })).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(air()?.textContent).toContain('Ada');
    expect(air()).toHaveAttribute('inert');
    expect(air()).toHaveAttribute('aria-hidden', 'true');
    await eventually(() => expect(air()?.childElementCount).toBe(0));
  });

  it('moves entries whose place is now elsewhere, and leaves no styles', async () => {
    const place = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: HTMLElement,
    ) {
      return new DOMRect(0, 40 * [...(this.parentElement?.children ?? [])].indexOf(this), 200, 40);
    });
    const played = playAnimations();
    renderScreen(<Inbox />);
    press('Turn');
    expect(played).toHaveBeenCalledWith(
      expect.objectContaining({ transform: ['translate(0px, 200px)', 'translate(0rem, 0rem)'] }),
      expect.objectContaining({ duration: 150 }),
    );
    await eventually(() =>
      screen.getAllByRole('listitem').forEach((row) => expect(row.getAttribute('style') ?? '').toBe('')),
    );
    place.mockRestore();
  });

  it('that shows other entries shows none of those before', () => {
    renderScreen(<Inbox />);
    press('Search');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(air()?.childElementCount).toBe(0);
  });
});

it('shows a closed dialog a little longer, and gives the focus back at once', async () => {
  renderScreen(<Asking />);
  const opener = screen.getByRole('button', { name: 'Close Loot' });
  act(() => opener.focus());
  press('Close Loot');
  press('Close now');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
  expect(air()?.textContent).toContain('Close it?');
  expect(document.querySelector('dialog[open]')).toBeNull();
  await eventually(() => expect(air()?.childElementCount).toBe(0));
});

it('shows a message that is gone a little longer', async () => {
  renderScreen(
    <>
      <Toaster />
      <Stage />
    </>,
  );
  act(() => toastSuccess('Saved'));
  act(() => useToasts.setState({ toasts: [] }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(toastTexts()).toEqual([]);
  expect(air()?.textContent).toContain('Saved');
  expect(air()?.querySelector('[role=status]')).toBeNull();
  await eventually(() => expect(air()?.childElementCount).toBe(0));
});

it('counts money up beside the exact amount, which is said once', async () => {
  const { container } = renderScreen(
    <>
      <Stage />
      <p role="status">
        <CountedMoney cents={123_45} from={0} />
      </p>
    </>,
  );
  const amount = screen.getByText('SGD 123.45');
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(container, { childList: true, characterData: true, subtree: true });
  const counted = new Set<string | undefined>();
  await eventually(() => {
    counted.add(amount.dataset.counted);
    expect(counted.size).toBeGreaterThan(2);
  });
  await eventually(() => expect(amount.dataset.counted).toBeUndefined());
  expect(screen.getByRole('status').textContent).toBe(formatCents(123_45));
  expect(changes).toEqual([]);
});

describe('for people who want less motion', () => {
  const media = (matches: boolean) => {
    const query = Object.assign(new EventTarget(), { matches });
    vi.stubGlobal('matchMedia', () => query);
    return (now: boolean) => {
      query.matches = now;
      act(() => void query.dispatchEvent(new Event('change')));
    };
  };

  it('nothing is loaded that could move', async () => {
    vi.useFakeTimers();
    media(true);
    renderScreen(<Motion />);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await vi.dynamicImportSettled();
    expect(useMover.getState().mover).toBeNull();
  });

  it('all of it ends when they ask for that', async () => {
    const want = media(false);
    const played = playAnimations();
    renderScreen(
      <>
        <Motion />
        <Rows of={['Ada']} />
      </>,
    );
    await eventually(() => expect(useMover.getState().mover).not.toBeNull());
    want(true);
    expect(useMover.getState().mover).toBeNull();
    expect(air()).toBeNull();
    expect(played).not.toHaveBeenCalled();
  });
});
