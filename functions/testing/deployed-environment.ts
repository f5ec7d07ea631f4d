/** The least that a deployed test project must have set. */
export const DEPLOYED_ENVIRONMENT = {
  GCLOUD_PROJECT: 'treasure',
  SITE_ORIGIN: 'https://doubloon.example',
  STRIPE_SECRET_KEY: 'sk_test_1',
  TEST_DEPLOYMENT: 'on',
  WEB_API_KEY: 'key',
} as const;
