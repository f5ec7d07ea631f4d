import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { uniqueWord, type newcomer, type Person } from './people.ts';
import { expectToast } from './toasts.ts';

const ROLES = { business_owner: 'Business Owner', content_creator: 'Content Creator' };

/** Registers through the form, from the first page, and ends on the dashboard. */
export async function registerThroughForm(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expectToast(page, 'Registration successful!');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(`Welcome back, ${person.name}.`)).toBeVisible();
}

/** Fills in the registration form, and sends nothing. */
export async function fillRegistration(page: Page, person: ReturnType<typeof newcomer>): Promise<void> {
  await chooseRole(page, person.role);
  await page.getByLabel('Name', { exact: true }).fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Username').fill(person.username);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('checkbox', { name: /^I agree to the Terms of Service/ }).check();
}

/** Chooses a role by its card, in the registration or in the question that follows Google. */
export async function chooseRole(place: Page | Locator, role: keyof typeof ROLES): Promise<void> {
  const cards = place.getByRole('radiogroup', { name: 'Role' });
  await cards.getByText(ROLES[role], { exact: true }).click();
  await expect(cards.getByRole('radio', { name: ROLES[role] })).toBeChecked();
}

/** Signs in through the form of the sign-in page, which is open or about to be. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  // The register form has the same fields, and stands until the login screen has replaced it.
  await expect(page.getByRole('heading', { name: 'Sign In', level: 1 })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in through Google's popup, from the sign-in page or the registration, as somebody who has never been here. */
export async function signInThroughGoogle(page: Page, name: string): Promise<void> {
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const google = await popup;
  await google.getByLabel('Email').fill(`${uniqueWord()}@example.com`);
  await google.getByLabel('Name').fill(name);
  // The window closes under the press, so nobody can wait in it for the press to end.
  await google.getByRole('button', { name: 'Sign in with Google' }).evaluate((button: HTMLElement) => {
    setTimeout(() => button.click());
  });
}
