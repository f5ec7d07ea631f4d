/** Returns the name of the function that runs, as Cloud Run gives it (https://cloud.google.com/run/docs/container-contract#env-vars); elsewhere, `local`. */
export const serviceName = (env: Readonly<Record<string, string | undefined>>): string => env['K_SERVICE'] ?? 'local';
