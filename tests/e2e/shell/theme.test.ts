import { expect, test } from '../support/fixtures.ts';

const INK = 'rgb(11, 17, 32)';
const PAPER = 'rgb(250, 246, 236)';

const cases = [
  { given: 'nothing is stored and the system is dark', system: 'dark', storedMode: null, theme: 'dark' },
  { given: 'nothing is stored and the system is light', system: 'light', storedMode: null, theme: 'light' },
  { given: 'dark is stored', system: 'light', storedMode: 'dark', theme: 'dark' },
  { given: 'light is stored', system: 'dark', storedMode: 'light', theme: 'light' },
] as const;

for (const { given, system, storedMode, theme } of cases) {
  test(`When ${given}, the page is ${theme} from its first paint`, async ({ openVisitor, baseURL }) => {
    const localStorage = storedMode ? [{ name: 'loot_theme', value: storedMode }] : [];
    const storageState = { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] };
    const page = await openVisitor({ colorScheme: system, storageState });
    await page.goto('/');
    const html = page.locator('html');
    await expect(html).toHaveClass(theme);
    await expect(html).toHaveCSS('background-color', theme === 'dark' ? INK : PAPER);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const button = page.getByRole('button', { name: theme === 'dark' ? 'Light theme' : 'Dark theme', exact: true });
    await expect(button).toBeVisible();
  });
}

test('The chosen theme stays for the next visit', async ({ openVisitor }) => {
  const page = await openVisitor({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveClass('dark');
  await page.getByRole('button', { name: 'Light theme' }).click();
  await expect(page.locator('html')).toHaveClass('light');
  await expect(page.locator('html')).toHaveCSS('background-color', PAPER);
});
