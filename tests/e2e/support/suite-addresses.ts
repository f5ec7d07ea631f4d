/** Where the parts of the suite are that the browser journeys run against; the global setup has put them into the environment. */
export interface SuiteAddresses {
  site: string;
  auth: string;
  stripe: string;
  socialWeb: string;
}

/** Throws when a part is not named in the environment. */
export function suiteAddresses(): SuiteAddresses {
  return {
    site: read('SITE_ORIGIN'),
    auth: `http://${read('FIREBASE_AUTH_EMULATOR_HOST')}`,
    stripe: read('STRIPE_API_BASE'),
    socialWeb: read('SOCIAL_WEB_BASE'),
  };
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the suite of the browser journeys has not been started`);
  return value;
}
