/** Environment variable through which the browser the global setup found reaches the workers that read `playwright.config.ts`. */
export const BROWSER_VARIABLE = 'TEST_BROWSER';
