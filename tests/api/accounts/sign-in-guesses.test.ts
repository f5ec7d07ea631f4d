import {
  confirmEmailVerification,
  confirmPasswordReset,
  login,
  loginWithGoogle,
  requestPasswordReset,
} from '@doubloon/contract/auth/operations.ts';
import { MAILED_LINK_NEEDED } from '@doubloon/contract/auth/mailed-link.ts';
import { OPERATIONS } from '@doubloon/contract/operations.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { FAILURES_UNTIL_MAIL, FREE_FAILURES_OF_KNOWN_BROWSER } from '../../../functions/src/auth/sign-ins.store.ts';
import { newBrowser, type Browser } from '../../support/browser/browser-cookie.ts';
import { googleIdToken } from '../../support/given/google.ts';
import { lastMailedCode, mailedCodes } from '../../support/given/mailed-codes.ts';
import { passMinutes, stopClock } from '../../support/setup/moving-clock.ts';
import { createPerson, unique } from '../../support/given/people.ts';

// A pause is over after half a minute, however slow the machine is.
beforeAll(stopClock);

let networks = 0;
/** An address that no other test uses. */
const newAddress = () => `198.18.${Math.floor((networks += 1) / 250)}.${networks % 250}`;

interface Credentials {
  readonly email: string;
  readonly password: string;
}
const signIn = async (browser: Browser, { email, password }: Credentials) =>
  (await browser.ask(login, { body: { email, password } })).status;
const wrong = ({ email }: Credentials): Credentials => ({ email, password: 'not it' });

/** Guesses at a password from so many networks, once from each. */
async function guessFromEverywhere(victim: Credentials, times = FAILURES_UNTIL_MAIL): Promise<void> {
  for (let guess = 0; guess < times; guess += 1) await signIn(newBrowser(newAddress()), wrong(victim));
}

describe('somebody whose password another network guesses', () => {
  it('signs in from their own as if nothing was, while the guesser waits', async () => {
    const person = await createPerson('content_creator');
    const guesser = newBrowser(newAddress());
    for (let guess = 0; guess < 5; guess += 1) expect(await signIn(guesser, wrong(person))).toBe(401);
    expect(await signIn(guesser, wrong(person))).toBe(429);
    expect(await signIn(guesser, person), 'the right one at last').toBe(429);
    expect(await signIn(newBrowser(newAddress()), person)).toBe(200);
    expect(await signIn(guesser, wrong(person)), 'their success is none of the guesser’s').toBe(429);
  });

  it('is let in from a browser that they have used, even out of the guesser’s network', async () => {
    const person = await createPerson('content_creator');
    const address = newAddress();
    const own = newBrowser(address);
    expect(await signIn(own, person)).toBe(200);
    const guesser = newBrowser(address);
    for (let guess = 0; guess < 6; guess += 1) await signIn(guesser, wrong(person));
    expect(await signIn(guesser, wrong(person))).toBe(429);
    await guessFromEverywhere(person);
    expect(await signIn(own, person)).toBe(200);
  });
});

describe('a network that has used up its tries', () => {
  const { max } = login.rateLimits[0];

  /** Has strangers of a network try until all of them are turned away. */
  async function useUp(address: string): Promise<void> {
    for (let tries = 0; tries < max; tries += 1) {
      await signIn(newBrowser(address), { email: `${unique('tried')}@example.com`, password: 'password1' });
    }
    const answer = await newBrowser(address).ask(login, { body: { email: 'last@example.com', password: 'x' } });
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Too many requests. Please wait a moment and try again.' },
    });
  }

  it('lets in who comes from a browser that they have used, and nobody else', async () => {
    const [person, other] = [await createPerson('content_creator'), await createPerson('content_creator')];
    const address = newAddress();
    const own = newBrowser(address);
    expect(await signIn(own, person)).toBe(200);
    await useUp(address);
    expect(await signIn(newBrowser(address), person), 'an unknown browser').toBe(429);
    expect(await signIn(own, other), 'somebody whom the browser does not know').toBe(429);
    expect(await signIn(own, person)).toBe(200);
    expect(await signIn(own, wrong(person))).toBe(401);
    expect(await signIn(own, person)).toBe(200);
    expect(await signIn(newBrowser(newAddress()), other), 'another network').toBe(200);
  });

  it('is not guessed from more freely in a browser that is known', async () => {
    const person = await createPerson('content_creator');
    const address = newAddress();
    const stolen = newBrowser(address);
    expect(await signIn(stolen, person)).toBe(200);
    await useUp(address);
    for (let guess = 0; guess < FREE_FAILURES_OF_KNOWN_BROWSER; guess += 1)
      expect(await signIn(stolen, wrong(person))).toBe(401);
    const answer = await stolen.ask(login, { body: wrong(person) });
    expect(answer).toMatchObject({
      status: 429,
      body: { message: 'Too many requests. Please wait a moment and try again.' },
    });
  });

  it('does not make an e-mail look guessed at by tries that were turned away', async () => {
    const person = await createPerson('content_creator');
    const address = newAddress();
    await useUp(address);
    for (let tries = 0; tries < FAILURES_UNTIL_MAIL; tries += 1)
      expect(await signIn(newBrowser(address), wrong(person))).toBe(429);
    expect(await signIn(newBrowser(newAddress()), person)).toBe(200);
  });

  it('lets in those who have come with Google before', async () => {
    const address = newAddress();
    const email = `${unique('gia')}@example.com`;
    const signInWithGoogle = async (idToken: string) =>
      (await newBrowser(address).ask(loginWithGoogle, { body: { idToken } })).status;
    expect(await signInWithGoogle(await googleIdToken(email))).toBe(200);
    for (let tries = 1; tries < loginWithGoogle.rateLimits[0].max; tries += 1)
      expect(await signInWithGoogle('none')).toBe(401);
    expect(await signInWithGoogle('none')).toBe(429);
    expect(await signInWithGoogle(await googleIdToken(`${unique('new')}@example.com`))).toBe(429);
    expect(await signInWithGoogle(await googleIdToken(email))).toBe(200);
  });
});

describe('limits of a network', () => {
  it('spare nobody but those who are known by their browser, by Google, by the code that was mailed to them or by their calendar’s address', () => {
    const sparing = OPERATIONS.filter(({ operation }) => operation.rateLimits?.some((limit) => limit.of));
    expect(sparing.map(({ operation }) => operation.id).sort()).toEqual([
      'confirmEmailVerification',
      'confirmPasswordReset',
      'login',
      'loginWithGoogle',
      'readCalendar',
      'requestPasswordReset',
      'undoEmailChange',
    ]);
  });
});

describe('a network that tries many e-mails', () => {
  it('waits, too, though each of them was tried once', async () => {
    const guesser = newBrowser(newAddress());
    const guess = () => signIn(guesser, { email: `${unique('guessed')}@example.com`, password: 'password1' });
    for (let tries = 0; tries < 20; tries += 1) expect(await guess()).toBe(401);
    expect(await guess()).toBe(429);
    passMinutes(60);
    expect(await guess()).toBe(401);
  });
});

describe('a password that is guessed from many networks', () => {
  it('opens nothing in an unknown browser until a mailed link was opened in it, and says the same to everybody', async () => {
    const person = await createPerson('content_creator');
    const nobody = { email: `${unique('nobody')}@example.com`, password: 'any' };
    for (const victim of [person, nobody]) await guessFromEverywhere(victim);
    const [own, guesser, stranger] = [newBrowser(newAddress()), newBrowser(newAddress()), newBrowser(newAddress())];
    const answers = [await guesser.ask(login, { body: wrong(person) }), await stranger.ask(login, { body: nobody })];
    expect(await mailedCodes(person.email, 'VERIFY_EMAIL'), 'for a wrong password').toEqual([]);
    answers.push(await own.ask(login, { body: { email: person.email, password: person.password } }));
    for (const { status, body } of answers) {
      expect({ status, ...(body as object), requestId: '' }).toEqual({
        ...{ status: 403, code: 'forbidden', errorType: MAILED_LINK_NEEDED, requestId: '' },
        message:
          'Somebody keeps guessing the password of this account. If yours is right, we have mailed you a link: open it in this browser, then sign in again.',
      });
    }
    const code = await lastMailedCode(person.email, 'VERIFY_EMAIL');
    expect((await own.ask(confirmEmailVerification, { body: { code } })).status).toBe(200);
    expect(await signIn(guesser, person), 'not in any other browser').toBe(403);
    expect(await signIn(own, person)).toBe(200);
  });

  it('has few mails sent, however often the right one comes', async () => {
    const person = await createPerson('content_creator');
    await guessFromEverywhere(person);
    for (let tries = 0; tries < 5; tries += 1) expect(await signIn(newBrowser(newAddress()), person)).toBe(403);
    expect(await mailedCodes(person.email, 'VERIFY_EMAIL')).toHaveLength(3);
    passMinutes(61);
    expect(await signIn(newBrowser(newAddress()), person)).toBe(200);
  });

  it('is not guessed more freely from a browser that is known', async () => {
    const person = await createPerson('content_creator');
    const stolen = newBrowser(newAddress());
    await signIn(stolen, person);
    for (let guess = 0; guess < FREE_FAILURES_OF_KNOWN_BROWSER; guess += 1) {
      expect(await signIn(stolen, wrong(person))).toBe(401);
    }
    const statuses: number[] = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push(await signIn(stolen, wrong(person)));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const other = await createPerson('content_creator');
    await guessFromEverywhere(other);
    expect(await signIn(stolen, other), 'a browser is known to its own people alone').not.toBe(200);
  });
});

describe('a password reset', () => {
  it('is mailed to one address a few times an hour, whoever asks, and answered alike', async () => {
    const person = await createPerson('content_creator');
    for (let asked = 0; asked < 6; asked += 1) {
      const answer = await newBrowser(newAddress()).ask(requestPasswordReset, { body: { email: person.email } });
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
    }
    expect(await mailedCodes(person.email, 'PASSWORD_RESET')).toHaveLength(3);
    const other = await createPerson('content_creator');
    await newBrowser(newAddress()).ask(requestPasswordReset, { body: { email: other.email } });
    expect(await mailedCodes(other.email, 'PASSWORD_RESET'), 'somebody else’s are their own').toHaveLength(1);
    passMinutes(61);
    await newBrowser(newAddress()).ask(requestPasswordReset, { body: { email: ` ${person.email} `.trim() } });
    expect(await mailedCodes(person.email, 'PASSWORD_RESET')).toHaveLength(4);
  });

  it('knows the browser in which it was done, and no other of before', async () => {
    const person = await createPerson('content_creator');
    const [old, current] = [newBrowser(newAddress()), newBrowser(newAddress())];
    await signIn(old, person);
    await current.ask(requestPasswordReset, { body: { email: person.email } });
    const code = await lastMailedCode(person.email, 'PASSWORD_RESET');
    const renewed = { email: person.email, password: 'a better one' };
    await current.ask(confirmPasswordReset, { body: { code, password: renewed.password } });
    await guessFromEverywhere(person);
    expect(await signIn(current, renewed)).toBe(200);
    expect(await signIn(old, renewed)).toBe(403);
  });
});
