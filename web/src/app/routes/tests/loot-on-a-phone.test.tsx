import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveSession } from '../../../shared/state/session.ts';
import { openOnPhone } from '../../../testing/on-phone.ts';
import { aPerson } from '../../../testing/people.ts';
import { showLoot } from '../../../testing/show/show-loot.tsx';
import { user } from '../../../testing/user.ts';
import { anApplicationOnTheWire } from '../../../testing/wire/application.ts';

describe("the bar at the foot of a loot's page on a phone", () => {
  const bar = () => document.querySelector<HTMLElement>('[data-phone-bar]');
  const text = () => bar()?.textContent?.replace(/\u00a0/g, ' ');

  beforeEach(openOnPhone);

  it('has the only button to apply, beside what one creator can earn', async () => {
    saveSession('t', aPerson());
    await showLoot();
    const apply = await screen.findByRole('button', { name: 'Apply Now' });
    expect(bar()?.contains(apply)).toBe(true);
    expect(text()).toMatch(/^Earn up to ?SGD \d/);
    await user.click(apply);
    expect(await screen.findByRole('dialog', { name: 'Apply to Iced Tea' })).toBeVisible();
  });

  it('leads to what was sent, without a promise', async () => {
    saveSession('t', aPerson());
    await showLoot({ own: [anApplicationOnTheWire({ status: 'rejected' })] });
    expect(await screen.findByRole('button', { name: /^Application Rejected/ })).toBeVisible();
    expect(text()).toMatch(/^Your applicationApplication RejectedView application/);
  });

  it('is not there where nothing can be done', async () => {
    saveSession('t', aPerson());
    await showLoot({ campaign: { full: true } });
    expect(screen.getByText('All creator slots are taken.')).toBeVisible();
    expect(bar()).toBeNull();
  });
});
