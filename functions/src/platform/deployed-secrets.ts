/**
 * The Secret Manager secrets of the deployed functions. In the emulators the same names come from the environment:
 * declaring secrets there would make them ask the cloud.
 */
export const deployedSecrets = process.env['FUNCTIONS_EMULATOR']
  ? []
  : ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'];
