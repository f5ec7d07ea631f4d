import {
  confirmEmailVerification,
  confirmPasswordReset,
  login,
  register,
  requestPasswordReset,
  undoEmailChange,
} from '@doubloon/contract/auth/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { addressOf } from '../../../scripts/seeding/network-address.ts';
import { newBrowser } from '../../support/browser/browser-cookie.ts';
import { lastMailedCode, mailedCodes } from '../../support/given/mailed-codes.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { createPerson, unique } from '../../support/given/people.ts';
import { callRaw } from '../../support/api.ts';

beforeAll(stopClock);

/** Sends `times` calls of an operation from one network at once. Returns how often each status was answered. */
async function flood(address: string, path: string, times: number, bodyOf: (call: number) => object = () => ({})) {
  const answers = await Promise.all(
    Array.from({ length: times }, (_, call) =>
      callRaw('POST', path, { body: JSON.stringify(bodyOf(call)), headers: { 'x-forwarded-for': address } }),
    ),
  );
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  return Object.fromEntries([...byStatus].map(([status, all]) => [status, all.length]));
}

const registration = (username: string) => ({
  name: 'Ada Merchant',
  email: `${username}@example.com`,
  role: 'content_creator' as const,
  username,
  password: 'a better one',
  agreeToTerms: true as const,
});

describe('registrations of a network', () => {
  it('are enough for a school class within an hour, also when each pupil needs two tries', async () => {
    const school = addressOf();
    for (let pupil = 0; pupil < 35; pupil += 1) {
      const { ask } = newBrowser(school);
      const body = registration(unique('pupil'));
      expect((await ask(register, { body: { ...body, password: 'password123' } })).status).toBe(422);
      expect((await ask(register, { body })).status).toBe(201);
    }
  });

  it('are no more in a day than 20 an hour would be', async () => {
    const address = addressOf();
    expect(await flood(address, '/auth/register', 260)).toEqual({ 422: 250, 429: 10 });
    passMinutes(61);
    expect(await flood(address, '/auth/register', 240)).toEqual({ 422: 20 * 24 - 250, 429: 10 });
    passMinutes(61);
    expect(await flood(address, '/auth/register', 5)).toEqual({ 429: 5 });
    expect(await flood(addressOf(), '/auth/register', 5)).toEqual({ 422: 5 });
    passMinutes(24 * 60);
    expect(await flood(address, '/auth/register', 5)).toEqual({ 422: 5 });
  });
});

describe('mailed codes', () => {
  const [{ max }] = confirmPasswordReset.rateLimits;
  const bad = () => ({ code: 'made up', password: 'a better one' });

  it('are accepted from a network that has sent too many bad ones', async () => {
    const [person, address] = [await createPerson('content_creator'), addressOf()];
    const { ask } = newBrowser(address);
    await ask(requestPasswordReset, { body: { email: person.email } });
    expect(await flood(address, '/auth/password-reset/confirm', max + 5, bad)).toEqual({ 422: max, 429: 5 });
    const code = await lastMailedCode(person.email, 'PASSWORD_RESET');
    expect((await ask(confirmPasswordReset, { body: { code, password: 'a better one' } })).status).toBe(200);
    expect((await ask(confirmPasswordReset, { body: { code, password: 'a better one' } })).status).toBe(429);
  });

  it('are counted together, whatever they are for', async () => {
    const address = addressOf();
    const { ask } = newBrowser(address);
    await flood(address, '/auth/password-reset/confirm', max, bad);
    expect((await ask(confirmEmailVerification, { body: { code: 'made up' } })).status).toBe(429);
    expect((await ask(undoEmailChange, { body: { code: 'made up' } })).status).toBe(429);
    passMinutes(11);
    expect((await ask(undoEmailChange, { body: { code: 'made up' } })).status).toBe(422);
  });

  it('are looked at so often and no more', async () => {
    const passes = confirmPasswordReset.rateLimits[1].max;
    const { 429: refused } = await flood(addressOf(), '/auth/email-verification/confirm', passes + 5);
    expect(refused).toBe(5);
  });
});

describe('a network that has used up its password resets', () => {
  const [{ max }, { max: maxOfKnown }] = requestPasswordReset.rateLimits;
  const toNobody = () => ({ email: `${unique('nobody')}@example.com` });

  it('still has one mailed to whoever asks from a browser that they have used', async () => {
    const [person, other] = [await createPerson('content_creator'), await createPerson('content_creator')];
    const address = addressOf();
    const own = newBrowser(address);
    await own.ask(login, { body: { email: person.email, password: person.password } });
    expect(await flood(address, '/auth/password-reset', max + 5, toNobody)).toEqual({ 200: max, 429: 5 });
    expect((await own.ask(requestPasswordReset, { body: { email: person.email } })).status).toBe(200);
    expect(await mailedCodes(person.email, 'PASSWORD_RESET')).toHaveLength(1);
    expect((await own.ask(requestPasswordReset, { body: { email: other.email } })).status, 'of another').toBe(429);
    const unknown = newBrowser(address);
    expect((await unknown.ask(requestPasswordReset, { body: { email: person.email } })).status).toBe(429);
    expect(await mailedCodes(other.email, 'PASSWORD_RESET')).toEqual([]);
  });

  it('has an end for known browsers, too, which leaves strangers theirs', async () => {
    const person = await createPerson('content_creator');
    const address = addressOf();
    const own = newBrowser(address);
    await own.ask(login, { body: { email: person.email, password: person.password } });
    const ask = () => own.ask(requestPasswordReset, { body: { email: person.email } });
    const answers = await Promise.all(Array.from({ length: maxOfKnown + 5 }, ask));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect(await flood(address, '/auth/password-reset', 5, toNobody)).toEqual({ 200: 5 });
  });

  it('cannot use up alone what the identity service mails in a day', () => {
    expect((max + maxOfKnown) * 24).toBeLessThan(10_000);
  });
});
