/** Environment variable that passes the browser found by the global setup to the workers that read `playwright.config.ts`. */
export const BROWSER_VARIABLE = 'TEST_BROWSER';
