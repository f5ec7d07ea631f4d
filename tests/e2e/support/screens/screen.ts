import type { Locator, Page } from '@playwright/test';

/** Goes somewhere through the menu: the sidebar of desktops, the drawer of phones. */
export async function goThroughMenu(page: Page, entry: string): Promise<void> {
  await pressInMenu(page, entry, 'link');
}

/** Presses something of the menu. */
export async function pressInMenu(page: Page, entry: string, role: 'button' | 'link' = 'button'): Promise<void> {
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('..');
  const target = menu.getByRole(role, { name: entry, exact: true });
  await target.or(opener).first().waitFor();
  if (await opener.isVisible()) await opener.click();
  await target.click();
}

/** The value of a named fact, such as "Budget". */
export function fact(scope: Page | Locator, name: string): Locator {
  const page = 'page' in scope ? scope.page() : scope;
  return scope
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) }) })
    .getByRole('definition');
}

/** The tile that shows one number; its text is the name followed by the number. */
export function tile(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByText(name, { exact: true }) });
}

/** The row, or on phones the card, of a table that is about something. */
export function row(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** The waiting work that is about something, in a list of it. */
export function work(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: text });
}

/** Presses an action of a row: its verb, or one in its menu. */
export async function pressInRow(scope: Locator, name: string): Promise<void> {
  const action = scope.getByRole('button', { name, exact: true });
  const more = scope.getByRole('button', { name: 'More actions' });
  await more.or(action).first().waitFor();
  if (!(await action.isVisible())) await more.click();
  await action.click();
}

/** Opens the case of a row in an admin's list: by its link, or by the one in its menu. */
export async function openCaseOf(scope: Locator): Promise<void> {
  const link = scope.getByRole('link', { name: 'Open case' });
  const more = scope.getByRole('button', { name: 'More actions' });
  await more.or(link).first().waitFor();
  if (!(await link.isVisible())) await more.click();
  await link.click();
}

/** Chooses a tab and waits for its panel: the one before stays on the page until the new one can be shown. */
export async function openTab(scope: Page | Locator, name: string): Promise<void> {
  await scope.getByRole('tab', { name }).click();
  await scope.getByRole('tabpanel', { name }).waitFor();
}

/** Opens the menu of a list that is short enough to keep its filters and its file there. */
export async function openListMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Options of the list' }).click();
}

/** Presses one of a loot's rarer actions, which are in a menu. */
export async function pressLootAction(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('button', { name, exact: true }).click();
}
